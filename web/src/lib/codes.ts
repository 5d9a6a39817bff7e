// Codes of tables, as people type and paste them.

export const EXAMPLE = 'K7MPQ2';
const LENGTH = EXAMPLE.length;

/** The code in what was typed: alone, with other characters in it, or in a table's address; '' if there is none. */
export function codeOf(typed: string): string {
  const [, inside = typed] = /\/t\/([^/?#]*)/i.exec(typed) ?? [];
  const code = inside.replace(/[\s\-–_.]/g, '').toUpperCase();
  return /^[0-9A-Z]+$/.test(code) && code.length === LENGTH ? code : '';
}
