/** Sheets of signs are put into the page once each, so that a sign takes the colours of where it stands. */
import sheetOf from '@mastaba/drawing/signs/sheets.json';

const FILES = import.meta.glob<string>('@mastaba/drawing/signs/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const asked = new Set<string>();

/** Loads the sheet on which a sign is drawn, unless that was done before. */
export function needSign(name: string): void {
  const sheet = (sheetOf as Record<string, string>)[name];
  if (sheet === undefined || asked.has(sheet)) return;
  asked.add(sheet);
  // after a failure the next sign asks again
  void loadSheet(sheet).catch(() => asked.delete(sheet));
}

async function loadSheet(sheet: string): Promise<void> {
  const file = Object.keys(FILES).find((path) => path.endsWith(`/${sheet}.svg`));
  const answer = await fetch(FILES[file ?? ''] ?? '');
  if (!answer.ok) throw new Error(`no sheet ${sheet}`);
  const parsed = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  parsed.setAttribute('width', '0');
  parsed.setAttribute('height', '0');
  parsed.setAttribute('aria-hidden', 'true');
  parsed.classList.add('vh');
  document.body.prepend(parsed);
}
