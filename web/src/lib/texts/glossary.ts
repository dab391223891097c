/** Words of a game that have a paragraph of their own, so that they can be tapped wherever the rulebook uses them. */
import type { Inline, Paragraph } from './rulebook.ts';

export interface Glossary {
  pattern: RegExp | null;
  rules: Map<string, string>;
}

const LINE = /^\s*(.+?) = ([A-Z]{2}-[\d.]+)\s*$/;

/** From the game's own list (`page-glossary`), and from names of its things that head a paragraph. */
export function readGlossary(list: string, names: string[], paragraphs: Paragraph[]): Glossary {
  const rules = new Map<string, string>();
  for (const line of list.split('\n')) {
    const found = LINE.exec(line);
    if (found) rules.set((found[1] ?? '').toLowerCase(), found[2] ?? '');
  }
  for (const name of names.map((one) => one.toLowerCase())) {
    const headed = paragraphs.find((one) => head(one.title) === name);
    if (headed && name.length > 3 && !rules.has(name)) rules.set(name, headed.id);
  }
  const terms = [...rules.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = terms.length > 0 ? new RegExp(`(?<!\\p{L})(?:${terms.join('|')})(?!\\p{L})`, 'giu') : null;
  return { pattern, rules };
}

/** `Assyrians: destroy a temple` is headed by the Assyrians. */
const head = (title: string): string => (title.split(/\u00a0?:/)[0] ?? '').toLowerCase();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The same text with its terms as links, each once, and none to the paragraph it stands in. */
export function linkTerms(parts: Inline[], glossary: Glossary, here: string, used: Set<string>): Inline[] {
  const { pattern, rules } = glossary;
  if (!pattern) return parts;
  return parts.flatMap((part) => {
    if (part.kind !== 'text') return [part];
    const split: Inline[] = [];
    let from = 0;
    for (const match of part.text.matchAll(pattern)) {
      const rule = rules.get(match[0].toLowerCase());
      if (rule === undefined || rule === here || used.has(rule)) continue;
      used.add(rule);
      split.push({ kind: 'text', text: part.text.slice(from, match.index) });
      split.push({ kind: 'term', text: match[0], rule });
      from = match.index + match[0].length;
    }
    return [...split, { kind: 'text', text: part.text.slice(from) }];
  });
}
