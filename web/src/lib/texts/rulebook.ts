/** The rulebook as numbered paragraphs, and the little Markdown it is written in. */
export interface Paragraph {
  id: string;
  title: string;
  chapter: string;
  body: string;
}

const CHAPTER = /^## (.+)$/;
const HEADING = /^### ([A-Z]+-[0-9.]+) (.+)$/;

export function readParagraphs(markdown: string): Paragraph[] {
  const found: Paragraph[] = [];
  let chapter = '';
  let current: Paragraph | null = null;
  for (const line of markdown.split('\n')) {
    const heading = HEADING.exec(line);
    const next = CHAPTER.exec(line);
    if (heading) {
      current = { id: heading[1] ?? '', title: heading[2] ?? '', chapter, body: '' };
      found.push(current);
    } else if (next) {
      chapter = next[1] ?? '';
      current = null;
    } else if (current) {
      current.body += `${line}\n`;
    }
  }
  for (const paragraph of found) paragraph.body = paragraph.body.trim();
  return found;
}

export interface Inline {
  kind: 'text' | 'strong' | 'code' | 'rule';
  text: string;
  /** The paragraph it leads to, where the text is not its number. */
  rule?: string;
}
export type Block =
  | { kind: 'text'; parts: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

const INLINE = /\*\*(.+?)\*\*|`(.+?)`|\b([A-Z]{2}-\d+(?:\.\d+)*)\b/g;

export function readInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    if (match[1]) parts.push({ kind: 'strong', text: match[1] });
    else if (match[2]) parts.push({ kind: 'code', text: match[2] });
    else if (match[3]) parts.push({ kind: 'rule', text: match[3] });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

/** Names of things in the middle of a sentence lead to the paragraph that has them as its title. */
export function linkTerms(parts: Inline[], paragraphs: Paragraph[], own: string): Inline[] {
  const titles = paragraphs.filter((one) => one.id !== own).sort((a, b) => b.title.length - a.title.length);
  if (titles.length === 0) return parts;
  const names = titles.map((one) => one.title.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|');
  const term = new RegExp(`(?<=[\\p{Ll}’,;(] ?)(?<![\\p{L}\\d])(?:${names})(?![\\p{L}\\d])`, 'gu');
  return parts.flatMap((part) => {
    if (part.kind !== 'text') return [part];
    const found: Inline[] = [];
    let from = 0;
    for (const match of part.text.matchAll(term)) {
      if (match.index > from) found.push({ kind: 'text', text: part.text.slice(from, match.index) });
      const rule = titles.find((one) => one.title === match[0])?.id ?? own;
      found.push({ kind: 'rule', text: match[0], rule });
      from = match.index + match[0].length;
    }
    if (from < part.text.length) found.push({ kind: 'text', text: part.text.slice(from) });
    return found;
  });
}

const cells = (line: string): Inline[][] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => readInline(cell.trim()));

export function readBlocks(body: string): Block[] {
  const blocks: Block[] = [];
  for (const chunk of body.split(/\n{2,}/)) {
    const lines = chunk.split('\n').filter((line) => line.trim());
    const first = lines[0];
    if (first === undefined) continue;
    if (first.startsWith('|')) {
      blocks.push({ kind: 'table', head: cells(first), rows: lines.slice(2).map(cells) });
    } else if (/^(-|\d+\.) /.test(first)) {
      const items: string[] = [];
      for (const line of lines) {
        if (/^(-|\d+\.) /.test(line)) items.push(line.replace(/^(-|\d+\.) /, ''));
        else items.push(`${items.pop() ?? ''} ${line.trim()}`);
      }
      blocks.push({ kind: 'list', items: items.map(readInline) });
    } else {
      blocks.push({ kind: 'text', parts: readInline(lines.join(' ')) });
    }
  }
  return blocks;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Paragraphs that hold every word asked for, those that name one in the title first. */
export function searchParagraphs(paragraphs: Paragraph[], asked: string): Paragraph[] {
  const sought = plain(asked).split(/\s+/).filter(Boolean);
  if (sought.length === 0) return paragraphs;
  const rank = (paragraph: Paragraph): number => {
    const title = plain(`${paragraph.id} ${paragraph.title}`);
    const all = `${title} ${plain(paragraph.body)}`;
    if (!sought.every((word) => all.includes(word))) return 0;
    return sought.some((word) => title.includes(word)) ? 2 : 1;
  };
  return paragraphs.filter((paragraph) => rank(paragraph) > 0).sort((a, b) => rank(b) - rank(a));
}
