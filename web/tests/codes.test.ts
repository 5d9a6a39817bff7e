import { describe, expect, it } from 'vitest';

import { codeOf } from '../src/lib/codes';

describe('a code', () => {
  it.each(['K7MPQ2', ' k7mpq2 ', 'K7M-PQ2', 'k7m pq2', 'https://rathaus.example/t/k7mpq2?from=mail', '/T/K7MPQ2/'])(
    'is found in %s',
    (typed) => expect(codeOf(typed)).toBe('K7MPQ2'),
  );

  it.each(['', '   ', '!!!', 'hello', 'K7MPQ22', 'K7MPQ!', 'https://rathaus.example/', '/t/', 'Ärger!'])(
    'is not found in %s',
    (typed) => expect(codeOf(typed)).toBe(''),
  );
});
