"""Tables, their logs, and sealed secrets."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("place", sa.String(22), primary_key=True),
        sa.Column("code", sa.String(8), unique=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("touched_at", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "log",
        sa.Column("place", sa.String(22), sa.ForeignKey("tables.place", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("row", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("place", sa.String(22), sa.ForeignKey("tables.place", ondelete="CASCADE"), primary_key=True),
        sa.Column("box", sa.LargeBinary, nullable=False),
    )
