// SHAKE-128 (FIPS 202) in plain JavaScript: matches that were not served draw from it, and browsers do not offer it.

const LANES = 25;
const RATE = 168; // bytes
const MASK = (1n << 64n) - 1n;
const ROUNDS = constants();
const TURNS = turns();

/** The iota constants: bit 2^j - 1 of round r is bit j + 7r of a shift register with x⁸ + x⁶ + x⁵ + x⁴ + 1. */
function constants(): bigint[] {
  let register = 1;
  return Array.from({ length: 24 }, () => {
    let constant = 0n;
    for (let j = 0; j < 7; j++) {
      if (register & 1) constant |= 1n << BigInt(2 ** j - 1);
      register = register & 0x80 ? ((register << 1) ^ 0x171) & 0xff : register << 1;
    }
    return constant;
  });
}

/** Rho and pi as one walk: from lane 1 on, each lane moves to the next one's place and is turned a little more. */
function turns(): { to: number; by: bigint }[] {
  let [x, y] = [1, 0];
  return Array.from({ length: 24 }, (_, t) => {
    [x, y] = [y, (2 * x + 3 * y) % 5];
    return { to: x + 5 * y, by: BigInt((((t + 1) * (t + 2)) / 2) % 64) };
  });
}

const turned = (lane: bigint, by: bigint): bigint => ((lane << by) | (lane >> (64n - by))) & MASK;

function permute(lanes: bigint[]): void {
  for (const constant of ROUNDS) {
    const columns = [0, 1, 2, 3, 4].map((x) => lanes.reduce((sum, lane, at) => (at % 5 === x ? sum ^ lane : sum), 0n));
    for (let at = 0; at < LANES; at++) lanes[at]! ^= columns[(at + 4) % 5]! ^ turned(columns[(at + 1) % 5]!, 1n);
    let moving = lanes[1]!;
    for (const { to, by } of TURNS) [lanes[to], moving] = [turned(moving, by), lanes[to]!];
    for (let row = 0; row < LANES; row += 5) {
      const old = lanes.slice(row, row + 5);
      for (let x = 0; x < 5; x++) lanes[row + x] = old[x]! ^ (~old[(x + 1) % 5]! & MASK & old[(x + 2) % 5]!);
    }
    lanes[0]! ^= constant;
  }
}

/** As many bytes of SHAKE-128 as asked for. */
export function shake128(message: Uint8Array, length: number): Uint8Array {
  const padded = new Uint8Array((Math.floor(message.length / RATE) + 1) * RATE);
  padded.set(message);
  padded[message.length]! ^= 0x1f;
  padded[padded.length - 1]! ^= 0x80;
  const lanes: bigint[] = new Array(LANES).fill(0n);
  const blocks = new DataView(padded.buffer);
  for (let at = 0; at < padded.length; at += RATE) {
    for (let lane = 0; lane < RATE / 8; lane++) lanes[lane]! ^= blocks.getBigUint64(at + 8 * lane, true);
    permute(lanes);
  }
  return squeezed(lanes, length);
}

function squeezed(lanes: bigint[], length: number): Uint8Array {
  const out = new DataView(new ArrayBuffer(Math.ceil(length / RATE) * RATE));
  for (let at = 0; at < out.byteLength; at += RATE) {
    if (at) permute(lanes);
    for (let lane = 0; lane < RATE / 8; lane++) out.setBigUint64(at + 8 * lane, lanes[lane]!, true);
  }
  return new Uint8Array(out.buffer, 0, length);
}
