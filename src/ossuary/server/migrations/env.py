"""What Alembic runs: the steps that a database has not taken yet, on the connection it is handed."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
