// RatLand's base game for boardgame.io, as one would write it there: one move places one rat. Four players.
// What an event lets a player choose is answered by a fixed rule here, so every move is a placed rat.
import { ActivePlayers } from 'boardgame.io/dist/cjs/core.js';

const DUMP = 0;
const FIELD = 2;
const LEFT = 3;
const RIGHT = 4;
const PANTRY = 5;
const NURSERY = 6;
const ZONES = 7;
const PILE = 115;
const SCORE_PLACES = 2;
// Yellow, orange, white, black, purple, blue: for each food card its three areas.
const FOOD = [
  [[6, 0, 6, 0, 0, 0], [3, 3, 4, 0, 2, 0], [6, 0, 3, 0, 0, 3]],
  [[7, 0, 5, 0, 0, 0], [2, 3, 5, 2, 0, 0], [5, 2, 0, 0, 0, 5]],
  [[5, 0, 7, 0, 0, 0], [0, 5, 2, 2, 3, 0], [7, 0, 0, 3, 0, 2]],
  [[9, 0, 0, 3, 0, 0], [2, 3, 5, 0, 2, 0], [5, 0, 2, 0, 0, 5]],
  [[6, 0, 6, 0, 0, 0], [0, 6, 2, 2, 2, 0], [5, 2, 0, 0, 0, 5]],
  [[7, 0, 5, 0, 0, 0], [3, 4, 2, 0, 3, 0], [7, 0, 3, 0, 0, 2]],
  [[5, 0, 7, 0, 0, 0], [1, 6, 0, 2, 3, 0], [6, 0, 5, 1, 0, 0]],
  [[8, 0, 4, 0, 0, 0], [6, 2, 0, 3, 1, 0], [0, 6, 4, 2, 0, 0]],
  [[4, 0, 8, 0, 0, 0], [2, 4, 4, 2, 0, 0], [8, 0, 0, 2, 0, 2]],
];
const COSTS = [0, 0, 0, 0, 1, 1, 1, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 8, 8, 9, 9];
const OPENING = ['abundance', 'massive-attacks', 'visiting-cousin', 'helmet', 'we-did-it'];
const FINAL = ['drunk', 'alarm', 'just-in-time', 'holy-rat', 'dr-cheese', 'lector', 'tacticians', 'locked'];

const cost = (rats) => (rats <= 24 ? COSTS[rats] : 9 + rats - 24);
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/** The seats, the active player first. */
function inOrder(G) {
  return G.players.map((_, at) => (G.active + at) % G.players.length);
}

function fromPile(G, count) {
  const taken = Math.min(count, G.pile);
  G.pile -= taken;
  return taken;
}

function newTurn(G) {
  G.turn += 1;
  if (G.turn > 1) G.active = (G.active + 1) % G.players.length;
  G.event = G.events.shift();
  if (G.event === 'end') {
    G.isOver = true;
    return;
  }
  G.food = G.cards.shift();
  for (const seat of inOrder(G)) begin(G, G.players[seat]);
  if (G.event === 'drunk') drunk(G);
  for (const player of G.players) player.toPlace = player.rats;
}

function begin(G, player) {
  if (G.event === 'abundance') player.cheese += 1;
  if (G.event === 'visiting-cousin') player.rats += fromPile(G, 1);
  if (G.event === 'holy-rat' && player.dead) {
    player.dead -= 1;
    G.pile += 1;
  }
  if (G.event === 'just-in-time') {
    player.rats += player.poisoned + player.lost;
    player.poisoned = player.lost = 0;
  }
  player.zones = Array(ZONES).fill(0);
}

function drunk(G) {
  const order = inOrder(G);
  const counts = order.map((seat) => G.players[seat].rats + G.players[seat].poisoned);
  const most = G.players[order[counts.indexOf(Math.max(...counts))]];
  const fewest = G.players[order[counts.indexOf(Math.min(...counts))]];
  if (most === fewest || !most.rats) return;
  most.rats -= 1;
  fewest.rats += 1;
}

function attack(G) {
  const count = G.players.length;
  const bonus = G.event === 'massive-attacks' ? 1 : 0;
  const stolen = G.players.map((player, seat) => {
    const defence = player.zones[PANTRY] + (G.event === 'locked' ? player.zones[NURSERY] : 0);
    const thieves = [[(seat + count - 1) % count, LEFT], [(seat + 1) % count, RIGHT]].map(([thief, pipe]) => {
      const rats = G.players[thief].zones[pipe];
      return { thief, rats, due: Math.max(0, rats + (rats ? bonus : 0) - defence) };
    });
    return { seat, left: Math.max(0, player.cheese - (G.event === 'alarm' ? 1 : 0)), thieves };
  });
  for (const { seat, left, thieves } of stolen) {
    const order = inOrder(G);
    thieves.sort((a, b) => b.rats - a.rats || order.indexOf(a.thief) - order.indexOf(b.thief));
    for (let there = left, at = 0; there && thieves.some(({ due }) => due); at = 1 - at) {
      const thief = thieves[at];
      if (!thief.due) continue;
      thief.due -= 1;
      there -= 1;
      G.players[seat].cheese -= 1;
      G.players[thief.thief].taken += 1;
    }
  }
  for (const player of G.players) {
    player.cheese += player.taken;
    player.taken = 0;
  }
}

function breed(G) {
  const order = inOrder(G);
  const nursery = (seat) => G.players[seat].zones[NURSERY] + (G.event === 'locked' ? G.players[seat].zones[PANTRY] : 0);
  for (const seat of [...order].sort((a, b) => nursery(a) - nursery(b))) {
    const born = fromPile(G, nursery(seat));
    G.players[seat].rats += born;
    G.players[seat].zones[NURSERY] += born;
  }
}

function comeBack(G) {
  for (const player of G.players) {
    player.rats += player.poisoned + player.lost;
    player.zones[PANTRY] += player.poisoned + player.lost;
    player.poisoned = player.lost = 0;
  }
}

function look(G, random) {
  for (let area = DUMP; area <= FIELD; area++) {
    const bag = random.Shuffle(FOOD[G.food][area].flatMap((count, colour) => Array(count).fill(colour)));
    const order = inOrder(G);
    for (const seat of [...order].sort((a, b) => G.players[a].zones[area] - G.players[b].zones[area])) {
      const player = G.players[seat];
      const sent = player.zones[area];
      if (!sent && G.event === 'tacticians') player.cheese += 1;
      let whites = 0;
      for (const piece of bag.splice(0, sent)) whites += drawn(G, player, piece);
      if (G.event === 'dr-cheese') player.cheese += Math.floor(whites / 2);
    }
  }
}

/** One piece; returns 1 where it is white. */
function drawn(G, player, piece) {
  if (piece === 0 || (piece === 3 && G.event === 'we-did-it')) player.cheese += 1;
  else if (piece === 1) player.cheese += 2;
  else if (piece > 2 && player.rats) {
    player.rats -= 1;
    if (piece === 3) G.pile += 1;
    if (piece === 4) player.poisoned += 1;
    if (piece === 5) player.lost += 1;
  }
  return piece === 2 ? 1 : 0;
}

function feed(G) {
  for (const player of G.players) {
    const due = cost(player.rats + player.poisoned);
    const missing = Math.min(Math.max(0, due - player.cheese), player.rats + player.poisoned);
    player.cheese = Math.max(0, player.cheese - due);
    const sick = Math.min(missing, player.poisoned);
    player.poisoned -= sick;
    player.rats -= missing - sick;
    player.dead += missing;
  }
}

function winners(G) {
  const scores = G.players.map((one) => [one.rats + one.poisoned + one.lost - one.dead, one.cheese]);
  const best = Math.max(...scores.map(([rats, cheese]) => rats * 10 ** SCORE_PLACES + cheese));
  return scores.flatMap(([rats, cheese], seat) => (rats * 10 ** SCORE_PLACES + cheese === best ? [seat] : []));
}

/** Where a rat of this player may go now. */
export function zonesFor(G, seat) {
  const { zones } = G.players[seat];
  const isFull = G.event === 'locked' && zones[PANTRY] + zones[NURSERY] >= 3;
  return isFull ? [0, 1, 2, LEFT, RIGHT] : [0, 1, 2, LEFT, RIGHT, PANTRY, NURSERY];
}

export const RatLand = {
  name: 'ratland',
  setup: ({ random, ctx }) => {
    const end = random.Shuffle([...random.Shuffle(FINAL).slice(0, 4), 'end']);
    const G = {
      players: Array.from({ length: ctx.numPlayers }, () => ({
        rats: 7, cheese: 2, dead: 0, poisoned: 0, lost: 0, taken: 0, toPlace: 0, zones: [],
      })),
      events: [...random.Shuffle(OPENING), ...end],
      cards: random.Shuffle(FOOD.map((_, card) => card)),
      pile: PILE - 7 * ctx.numPlayers,
      active: random.Die(ctx.numPlayers) - 1,
      turn: 0,
      isOver: false,
    };
    newTurn(G);
    return G;
  },
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    place: ({ G, playerID, random }, zone) => {
      const player = G.players[playerID];
      if (!player.toPlace || !zonesFor(G, playerID).includes(zone)) return 'INVALID_MOVE';
      player.zones[zone] += 1;
      player.toPlace -= 1;
      while (!G.isOver && sum(G.players.map(({ toPlace }) => toPlace)) === 0) {
        attack(G);
        breed(G);
        comeBack(G);
        look(G, random);
        feed(G);
        newTurn(G);
      }
      return undefined;
    },
  },
  endIf: ({ G }) => (G.isOver ? { winners: winners(G) } : undefined),
};
