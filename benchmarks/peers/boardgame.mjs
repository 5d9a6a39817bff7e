// boardgame.io: tic-tac-toe and RatLand's base game, random play through its own client, without a network.
import { Client } from 'boardgame.io/dist/cjs/client.js';

import { RatLand, zonesFor } from './ratland.mjs';

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const isWon = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);
const TicTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, at) => {
      G.cells[at] = playerID;
    },
  },
  endIf: ({ G }) => isWon(G.cells) || G.cells.every((cell) => cell !== null) || undefined,
};

const cpu = () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;
const any = (options) => options[Math.floor(Math.random() * options.length)];

function rate(work, seconds) {
  work();
  let done = 0;
  const begun = cpu();
  while (cpu() - begun < seconds) done += work();
  return done / (cpu() - begun);
}

function ticTacToe() {
  const client = Client({ game: TicTacToe, numPlayers: 2, debug: false });
  client.start();
  let decisions = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    client.moves.mark(any(state.G.cells.flatMap((cell, at) => (cell === null ? [at] : []))));
    decisions += 1;
  }
  client.stop();
  return decisions;
}

function ratLand() {
  const client = Client({ game: RatLand, numPlayers: 4, debug: false });
  client.start();
  let decisions = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const seat = state.G.players.findIndex(({ toPlace }) => toPlace > 0);
    client.updatePlayerID(String(seat));
    client.moves.place(any(zonesFor(state.G, seat)));
    decisions += 1;
  }
  client.stop();
  return decisions;
}

const seconds = Number(process.argv[2]);
const rows = [
  { name: 'boardgame.io tic-tac-toe', players: 2, driven: rate(ticTacToe, seconds), own: null, copies: null },
  { name: "boardgame.io RatLand's base game", players: 4, driven: rate(ratLand, seconds), own: null, copies: null },
];
process.stdout.write(JSON.stringify(rows));
