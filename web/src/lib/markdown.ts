// The Markdown of the rules as a tree that components show; text stays text, so nothing in it can be a tag.

export type Inline = { kind: 'text' | 'strong' | 'em' | 'code'; text: string } | { kind: 'clause'; text: string };

export type Block =
  | { kind: 'heading'; level: number; inlines: Inline[]; clause: string }
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'item'; depth: number; inlines: Inline[]; clause: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

const CLAUSE = /^[A-Z]{2}-\d+(?:\.\d+)*[a-z]?$/;
const TOKEN = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[A-Z]{2}-\d+(?:\.\d+)*\b)/;

/** A text as blocks: headings, paragraphs, list items and tables. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const paragraph of text.split(/\n\s*\n/)) {
    const lines = paragraph.split('\n').filter((line) => line.trim());
    if (lines.length) found.push(...blocksOf(lines));
  }
  return found;
}

function blocksOf(lines: string[]): Block[] {
  if (lines[0]!.startsWith('|')) return [table(lines)];
  const found: Block[] = [];
  let gathered: { start: Block['kind']; depth: number; lines: string[] } | null = null;
  const close = (): void => {
    if (!gathered) return;
    const inlines = inlinesOf(gathered.lines.join(' '));
    if (gathered.start === 'item')
      found.push({ kind: 'item', depth: gathered.depth, inlines, clause: firstClause(inlines) });
    else found.push({ kind: 'paragraph', inlines });
    gathered = null;
  };
  for (const line of lines) {
    const heading = /^(#+) +(.*)$/.exec(line);
    const item = /^( *)(?:[-*]|\d+\.) +(.*)$/.exec(line);
    if (heading) {
      close();
      const inlines = inlinesOf(heading[2]!);
      found.push({ kind: 'heading', level: heading[1]!.length, inlines, clause: firstClause(inlines) });
    } else if (item) {
      close();
      gathered = { start: 'item', depth: Math.floor(item[1]!.length / 2), lines: [item[2]!] };
    } else if (gathered) (gathered as { lines: string[] }).lines.push(line.trim());
    else gathered = { start: 'paragraph', depth: 0, lines: [line.trim()] };
  }
  close();
  return found;
}

function table(lines: string[]): Block {
  const cells = (line: string): Inline[][] =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => inlinesOf(cell.trim()));
  const [head, , ...rows] = lines;
  return { kind: 'table', head: cells(head ?? ''), rows: rows.map(cells) };
}

/** A line as runs of text; ids of clauses become links to them. */
export function inlinesOf(text: string): Inline[] {
  return text
    .split(TOKEN)
    .filter(Boolean)
    .map((part): Inline => {
      if (CLAUSE.test(part)) return { kind: 'clause', text: part };
      if (part.startsWith('**') && part.length > 4) {
        const inner = part.slice(2, -2);
        return { kind: CLAUSE.test(inner) ? 'clause' : 'strong', text: inner };
      }
      if (part.startsWith('*') && part.length > 2) return { kind: 'em', text: part.slice(1, -1) };
      if (part.startsWith('`') && part.length > 2) return { kind: 'code', text: part.slice(1, -1) };
      return { kind: 'text', text: part };
    });
}

function firstClause(inlines: Inline[]): string {
  const first = inlines[0];
  return first?.kind === 'clause' ? first.text : '';
}
