// The check in the browser, against vectors that Python wrote (tools/fair_vectors.py) and against changes of single bytes.

import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { check, isRight, logHashes, type Checked } from '../src/check/check';
import { fairDraw, fastStream } from '../src/check/draws';
import { FIELDS, read, written } from '../src/check/file';
import { notedIn } from '../src/check/noted';
import { shake128 } from '../src/check/shake';
import { digest, hex, hmac, sha256, utf8 } from '../src/lib/sha256';
import { texts } from '../offline';

interface Vectors {
  fields: Record<string, string[]>;
  written: { value: unknown; text: string };
  shake: { size: number; hex: string }[];
  fair: { key: string; number: number; n: number; result: number }[];
  fast: { seed: string; sizes: number[]; results: number[] }[];
  right: { name: string; file: string; noted: { commitment: string; hashes: [number, string][] } }[];
  wrong: { name: string; file: string; finding: string }[];
}

const vectors = JSON.parse(readFileSync(new URL('fairness.json', import.meta.url), 'utf-8')) as Vectors;
const wrongs = ({ findings }: Checked): string[] =>
  findings.filter(({ verdict }) => verdict === 'wrong').map(({ key }) => key);
const fileOf = (name: string): string => vectors.right.find((each) => each.name === name)!.file;

describe('what the check is made of', () => {
  it('hashes as the standards say', () => {
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(hex(digest(new Uint8Array(119)))).toHaveLength(64);
    const what = utf8('what do ya want for nothing?');
    expect(hex(hmac(utf8('Jefe'), what))).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
    const key = new Uint8Array(131).fill(0xaa);
    expect(hex(hmac(key, utf8('Test Using Larger Than Block-Size Key - Hash Key First')))).toBe(
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    );
  });

  it('squeezes SHAKE-128 as Python does', () => {
    for (const { size, hex: wanted } of vectors.shake) expect(hex(shake128(new Uint8Array(size), 40))).toBe(wanted);
  });

  it('draws as Python does, whatever is rejected', () => {
    for (const { key, number, n, result } of vectors.fair)
      expect(fairDraw(Uint8Array.from(Buffer.from(key, 'hex')), number, n).result).toBe(result);
    for (const { seed, sizes, results } of vectors.fast) {
      const stream = fastStream(seed);
      expect(sizes.map((n) => stream(n).result)).toEqual(results);
    }
  });

  it('writes values as Python does before they are hashed', () => {
    expect(written(vectors.written.value)).toBe(vectors.written.text);
  });

  it('knows the fields that a file has, and no others', () => {
    expect(FIELDS).toEqual(vectors.fields);
  });
});

describe('the check', () => {
  it.each(vectors.right)('finds nothing wrong where nothing is: $name', ({ file, noted }) => {
    const bytes = utf8(file);

    expect(wrongs(check(bytes))).toEqual([]);
    expect(wrongs(check(bytes, noted))).toEqual([]);
    if (noted.hashes.length) expect(logHashes(read(bytes))).toEqual(noted.hashes.map(([, hash]) => hash));
  });

  it.each(vectors.wrong)('finds what was changed: $name', ({ file, finding }) => {
    expect(wrongs(check(utf8(file)))).toContain(finding);
  });

  it('says what it could not check', () => {
    const open = (name: string): string[] =>
      check(utf8(fileOf(name)))
        .findings.filter(({ verdict }) => verdict === 'open')
        .map(({ key }) => key);

    expect(open('ratland')).toEqual(['page-check-nothing-noted', 'page-check-hash-none']);
    expect(open('not served')).toEqual(['page-check-not-served']);
    expect(open('as known')).toContain('page-check-origin-noted');
    expect(open('no draws')).toEqual(
      expect.arrayContaining(['page-check-draws-none', 'page-check-seeds-left-out']) as unknown,
    );
    expect(open('older')).toEqual(
      expect.arrayContaining(['page-check-no-sum', 'page-check-seeds-unpromised']) as unknown,
    );
    expect(open('oldest')).toContain('page-check-log-old');
  });

  it('compares with what was noted', () => {
    const { file, noted } = vectors.right[0]!;
    const bytes = utf8(file);
    const zeros = '00'.repeat(32);
    const [first] = noted.hashes;

    expect(wrongs(check(bytes, { commitment: zeros }))).toEqual(['page-check-other-promise']);
    expect(wrongs(check(bytes, { hashes: [[0, zeros]] }))).toEqual(['page-check-hash-wrong']);
    expect(wrongs(check(bytes, { hashes: [[99, first![1]]] }))).toEqual(['page-check-hash-wrong']);
    expect(wrongs(check(bytes, { seeds: [[0, zeros]] }))).toEqual(['page-check-own-seed-wrong']);
    expect(check(bytes, { hashes: [first!] }).findings.map(({ key }) => key)).toContain('page-check-hash-later');
  });

  it('lists every draw with what it must be', () => {
    const { draws, file } = check(utf8(fileOf('rattus')));

    expect(draws).toHaveLength(file!.draws!.length);
    for (const { told, of, made } of draws) expect([made!.result, made!.word % of]).toEqual([told, told]);
  });

  it('does not care for blanks between, and for nothing else', () => {
    const file = fileOf('ratzzia');

    expect(wrongs(check(utf8(file.replace(/\n */g, '\t\r\n'))))).toEqual([]);
    expect(wrongs(check(utf8(`\ufeff${file}`)))).toEqual(['page-check-not-json']);
    expect(wrongs(check(Uint8Array.of(0xff, 0xfe)))).toEqual(['page-check-not-json']);
    expect(wrongs(check(utf8('[]')))).toEqual(['page-check-unreadable']);
  });
});

describe('a file in which one byte was changed', () => {
  it('is found out, or says the same', () => {
    const bytes = utf8(fileOf('undone'));
    const same = written(read(bytes));
    const missed: number[] = [];
    for (let at = 0; at < bytes.length; at++) {
      const changed = bytes.slice();
      changed[at]! ^= 1 << (at % 8); // benchmarks/checked.py tries all bits of all bytes
      const checked = check(changed);
      if (isRight(checked) && written(checked.file) !== same) missed.push(at);
    }

    expect(missed).toEqual([]);
  });
});

describe('what was noted', () => {
  it('is read from lines, or from the whole command', () => {
    const [one, two] = ['ab'.repeat(32), 'cd'.repeat(32)];

    expect(notedIn(`rathaus verify x.json --commitment ${one} --hash 0:${two} --hash 12:${one}`)).toEqual({
      commitment: one,
      hashes: [
        [0, two],
        [12, one],
      ],
    });
    expect(notedIn(`my notes\n${one.toUpperCase()}\n`)).toEqual({ commitment: one, hashes: [] });
    expect(notedIn(`${one}0 abc 5:12`)).toEqual({ hashes: [] });
  });
});

describe('the file for offline use', () => {
  it('has the sentences of the check in every language', () => {
    const keys = (text: string): string[] => [...text.matchAll(/^page-check-[a-z-]+/gm)].map(([key]) => key);
    const { en, ...others } = texts();

    expect(Object.keys(others)).toEqual(['de', 'es', 'fr']);
    for (const text of Object.values(others)) expect(keys(text)).toEqual(keys(en!));
    expect(keys(en!)).toContain('page-check-title');
  });
});
