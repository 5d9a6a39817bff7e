import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { FairnessState } from '../src/lib/messages';
import { note, seedTrouble, verifying } from '../src/lib/notes';
import { keepSeed, seedFrom, seedOf } from '../src/lib/seeds';
import { sha256 } from '../src/lib/sha256';

const SEED = '0a'.repeat(32);
const OTHER = '0b'.repeat(32);

const fairness = (used: string[], seeds: string[] = []): FairnessState => ({
  stream: 'rathaus-fair/1',
  match: 'm',
  commitment: 'c',
  promised: '',
  secret: '',
  seeds_used: used.map((seed) => seed && sha256(seed)),
  seat_seeds: seeds,
  seed: '',
});

describe('notes', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });

  it('keeps what was seen first, and the newest hash', () => {
    note('match', 'promise', '0:aa');
    note('match', 'another promise', '3:bb');

    expect(note('match', 'another promise', '4:cc')).toEqual({ commitment: 'promise', first: '0:aa', last: '4:cc' });
    expect(note('other', 'its own', '0:dd').commitment).toBe('its own');
  });

  it('writes the command that checks a match against them', () => {
    const notes = note('0123456789', 'promise', '0:aa');

    expect(verifying('0123456789', notes)).toBe(
      'rathaus verify rathaus-01234567.json --commitment promise --hash 0:aa',
    );
    expect(verifying('0123456789', { ...notes, last: '4:cc' })).toMatch(/ --hash 0:aa --hash 4:cc$/);
  });

  it('forgets the oldest of many matches', () => {
    for (let at = 0; at < 60; at++) note(`m${at}`, 'promise', '0:aa');

    expect(note('m0', 'another', '1:bb').first).toBe('1:bb');
    expect(note('m59', 'another', '1:bb').first).toBe('0:aa');
  });
});

describe('a seat’s own seed', () => {
  it('is missed where it was left out or replaced, during the match and after it', () => {
    expect(seedTrouble(SEED, 0, fairness([SEED, '']))).toBe('');
    expect(seedTrouble(SEED, 0, fairness([SEED, ''], [SEED, '']))).toBe('');
    expect(seedTrouble(SEED, 1, fairness([SEED, '']))).toBe('left-out');
    expect(seedTrouble(SEED, 0, fairness([OTHER, '']))).toBe('replaced');
    expect(seedTrouble(SEED, 0, fairness([SEED, ''], [OTHER, '']))).toBe('replaced');
  });

  it('is not missed before the start, nor where this browser promised none', () => {
    expect(seedTrouble(SEED, 0, fairness([]))).toBe('');
    expect(seedTrouble('', 0, fairness([OTHER]))).toBe('');
  });
});

describe('seeds', () => {
  it('are digits as they are, words as their hash, or chance', () => {
    expect(seedFrom(` ${SEED} `)).toBe(SEED);
    expect(seedFrom('c0ffee')).toBe(sha256('c0ffee')); // the house takes 64 digits or none
    expect(seedFrom('Käse ')).toBe(sha256('Käse'));
    expect(seedFrom(' ')).toMatch(/^[0-9a-f]{64}$/);
  });

  it('are made once for each seat, and kept until they are exchanged', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    expect(seedOf('m', 0, false)).toBe('');
    const made = seedOf('m', 0, true);

    expect(seedOf('m', 0, true)).toBe(made);
    keepSeed('m', 0, OTHER);
    expect([seedOf('m', 0, true), seedOf('m', 1, false)]).toEqual([OTHER, '']);
  });
});
