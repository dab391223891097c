/** The rulebook as numbered paragraphs, and the little Markdown it is written in. */
import type { Said } from './edition-values.ts';

export interface Paragraph {
  id: string;
  title: string;
  chapter: string;
  body: string;
}

const CHAPTER = /^## (.+)$/;
const HEADING = /^### ([A-Z]+-[0-9.]+) (.+)$/;

/** A value of the default edition and the remark that names it, as in `20<!--start.gold-->` gold. */
const VALUE = /([\p{L}\p{N}]+)<!--([\w.]+)-->/gu;

/** The values of the edition that is played in place of the printed ones; each keeps its name. */
const quote = (markdown: string, said: Said): string =>
  markdown.replace(VALUE, (_, text: string, name: string) => `${said(name) ?? text}<!--${name}-->`);
const unnamed = (text: string): string => text.replace(VALUE, '$1').replace(/<!--if [\w=-]+-->/g, '');

export function readParagraphs(markdown: string, said: Said = () => null): Paragraph[] {
  const found: Paragraph[] = [];
  let chapter = '';
  let current: Paragraph | null = null;
  for (const line of quote(markdown, said).split('\n')) {
    const heading = HEADING.exec(line);
    const next = CHAPTER.exec(line);
    if (heading) {
      current = { id: heading[1] ?? '', title: unnamed(heading[2] ?? ''), chapter, body: '' };
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

export interface HelpTopic {
  title: string;
  body: string;
}

/** A page of help: headings without numbers, each with its text. */
export const readHelp = (markdown: string, said: Said = () => null): HelpTopic[] =>
  quote(markdown, said)
    .split(/^### /m)
    .slice(1)
    .map((topic) => {
      const end = topic.indexOf('\n');
      return { title: topic.slice(0, end).trim(), body: topic.slice(end + 1).trim() };
    });

export type Inline =
  | { kind: 'text' | 'strong' | 'code' | 'rule'; text: string }
  | { kind: 'term'; text: string; rule: string }
  /** What follows holds in an edition or with an option, as `<!--if market=swap-->` says. */
  | { kind: 'condition'; text: ''; code: string }
  /** A value of the edition. */
  | { kind: 'value'; text: string; name: string; strong?: boolean };
export type Block =
  | { kind: 'text'; parts: Inline[] }
  | { kind: 'list'; items: Inline[][]; numbered: boolean }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  /** Drawn from a position; the server has it by its name. */
  | { kind: 'picture'; name: string; caption: Inline[] };

const INLINE =
  /\*\*(.+?)\*\*|`(.+?)`|([\p{L}\p{N}]+)<!--([\w.]+)-->|\b([A-Z]{2}-\d+(?:\.\d+)*)\b|<!--if ([\w=-]+)-->/gu;

export function readInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    if (match[1]) parts.push(...readInline(match[1]).map(strongly));
    else if (match[2]) parts.push({ kind: 'code', text: match[2] });
    else if (match[3]) parts.push({ kind: 'value', text: match[3], name: match[4] ?? '' });
    else if (match[5]) parts.push({ kind: 'rule', text: match[5] });
    else if (match[6]) parts.push({ kind: 'condition', text: '', code: match[6] });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

const isButton = (part: Inline | undefined): boolean => part?.kind === 'rule' || part?.kind === 'term';

/** Plain text, cut where it touches a term: a line may not end between « l’ » and a term, or before its comma. */
export function aroundTerms(parts: Inline[], k: number): { head: string; middle: string; tail: string } {
  const text = parts[k]?.kind === 'text' ? parts[k].text : '';
  const head = isButton(parts[k - 1]) ? (/^\S*/.exec(text)?.[0] ?? '') : '';
  const rest = text.slice(head.length);
  const tail = isButton(parts[k + 1]) ? (/\S*$/.exec(rest)?.[0] ?? '') : '';
  return { head, middle: rest.slice(0, rest.length - tail.length), tail };
}

function strongly(part: Inline): Inline {
  if (part.kind === 'text') return { ...part, kind: 'strong' };
  return part.kind === 'value' ? { ...part, strong: true } : part;
}

const cells = (line: string): Inline[][] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => readInline(cell.trim()));

/** A line of its own, as in `![Three Hittites steal a level.](three-hittites)`. */
const PICTURE = /^!\[(.+)\]\(([^()\s]+)\)$/gm;

export function readBlocks(body: string): Block[] {
  const blocks: Block[] = [];
  for (const chunk of body.replace(PICTURE, '\n\n$&\n\n').split(/\n{2,}/)) {
    const lines = chunk.split('\n').filter((line) => line.trim());
    const first = lines[0];
    if (first === undefined) continue;
    const [picture] = first.matchAll(PICTURE);
    if (picture) {
      blocks.push({ kind: 'picture', name: picture[2] ?? '', caption: readInline(picture[1] ?? '') });
    } else if (first.startsWith('|')) {
      blocks.push({ kind: 'table', head: cells(first), rows: lines.slice(2).map(cells) });
    } else if (/^(-|\d+\.) /.test(first)) {
      const items: string[] = [];
      for (const line of lines) {
        if (/^(-|\d+\.) /.test(line)) items.push(line.replace(/^(-|\d+\.) /, ''));
        else items.push(`${items.pop() ?? ''} ${line.trim()}`);
      }
      blocks.push({ kind: 'list', items: items.map(readInline), numbered: /^\d/.test(first) });
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
    const all = `${title} ${plain(unnamed(paragraph.body))}`;
    if (!sought.every((word) => all.includes(word))) return 0;
    return sought.some((word) => title.includes(word)) ? 2 : 1;
  };
  return paragraphs.filter((paragraph) => rank(paragraph) > 0).sort((a, b) => rank(b) - rank(a));
}

/** The first two sentences of a paragraph, without marks. */
export function gist(paragraph: Paragraph): string {
  const block = readBlocks(paragraph.body).find((one) => one.kind === 'text');
  const text = block?.kind === 'text' ? block.parts.map((part) => part.text).join('') : '';
  return (text.match(/.+?[.!?](?=\s|$)/g) ?? [text]).slice(0, 2).join(' ').trim();
}
