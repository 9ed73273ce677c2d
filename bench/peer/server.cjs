// boardgame.io's server with a game of the same shape as It Dies With Me: all seats set a number in secret; when the last
// is in, the highest that nobody else set draws a card, the lowest moves on, and whoever has moved five times wins.
//
//   node server.cjs PORT SEATS mem|FOLDER      prints READY
//
// A match that is won starts over where it is, which costs this server less than a new one would.
const { Server, FlatFile } = require("boardgame.io/server");
const { ActivePlayers, PlayerView } = require("boardgame.io/core");

const [port, seats, store] = [Number(process.argv[2]), Number(process.argv[3]), process.argv[4]];
const SIDES = 6;
const KINDS = 20;
const GRAVES = 5;

const laidOut = (random, wins) => ({
  round: 1,
  set: Array(seats).fill(false),
  last: null,
  grave: Array(seats).fill(0),
  kept: Array(seats).fill(null).map(() => []),
  wins,
  players: Object.fromEntries(Array.from({ length: seats }, (_, seat) => [String(seat), { die: 0 }])),
  secret: { deck: random.Shuffle(Array.from({ length: 3 * KINDS }, (_, at) => at % KINDS)) },
});

const alone = (dice) => dice.map((die, seat) => [die, seat]).filter(([die]) => dice.indexOf(die) === dice.lastIndexOf(die));

function lift(G, random) {
  const dice = Array.from({ length: seats }, (_, seat) => G.players[seat].die);
  const race = alone(dice).sort((one, other) => one[0] - other[0]);
  G.last = dice;
  if (race.length) {
    const drawer = race[race.length - 1][1];
    const mover = race[0][1];
    if (!G.secret.deck.length) G.secret.deck = random.Shuffle(Array.from({ length: 3 * KINDS }, (_, at) => at % KINDS));
    G.kept[drawer] = [...G.kept[drawer], G.secret.deck.pop()].slice(-5);
    G.grave[mover] += 1;
    if (G.grave[mover] >= GRAVES) {
      const wins = G.wins.map((won, seat) => won + (seat === mover ? 1 : 0));
      Object.assign(G, laidOut(random, wins), { round: G.round, last: dice });
    }
  }
  G.round += 1;
  G.set = Array(seats).fill(false);
  for (const player of Object.values(G.players)) player.die = 0;
}

const game = {
  name: "same-shape",
  minPlayers: 2,
  maxPlayers: 16,
  disableUndo: true,
  setup: ({ random }) => laidOut(random, Array(seats).fill(0)),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { activePlayers: ActivePlayers.ALL, minMoves: 0 },
  moves: {
    play: {
      move: ({ G, playerID, random }, number) => {
        if (!Number.isInteger(number) || number < 1 || number > SIDES || G.set[playerID]) return "INVALID_MOVE";
        G.players[playerID].die = number;
        G.set[playerID] = true;
        if (G.set.every(Boolean)) lift(G, random);
        return undefined;
      },
      client: false,
      redact: true, // else every log line shows what was set
      ignoreStaleStateID: true, // else three of four choices that come at once are lost
    },
  },
};

console.error = () => {}; // it logs what it refuses
const options = { games: [game], origins: ["http://127.0.0.1"] };
if (store !== "mem") options.db = new FlatFile({ dir: store, logging: false });
Server(options).run({ port, callback: () => console.log("READY") });
