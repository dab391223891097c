/** HTTP requests to the server. A refusal becomes a Problem, which names itself by its type. */
import type {
  AnalysisDocument,
  AnswerMessage,
  BotKnown,
  BotMade,
  ClubDocument,
  Command,
  GameDocument,
  GameEvent,
  HintDocument,
  Json,
  SessionDocument,
  Statistics,
  StoryStep,
  TableDocument,
  View,
} from './wire.ts';
import type {
  Blocked,
  ClubEntry,
  ClubFound,
  ClubHistory,
  CodeFound,
  CodeMade,
  CoreDocument,
  CourseDocument,
  EditionDocument,
  GameTextsDocument,
  NextPuzzle,
  PictureDocument,
  PictureName,
  PuzzleEntry,
  PuzzlesDocument,
  ContactDocument,
  NoteDocument,
  TournamentBody,
  TournamentDocument,
  TournamentEntry,
} from './wire-types.ts';
import { ask } from '$transport';
import { answerTo } from './ahead.ts';
import { settings } from './settings.svelte.ts';

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly kind: string,
    detail: string,
    readonly wait: number | null = null,
  ) {
    super(detail);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  return read(
    await ask(`/api${path}`, {
      method,
      headers: {
        'Accept-Language': settings.kept.language,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
}

async function read<T>(answer: Response): Promise<T> {
  const text = await answer.text();
  const type = answer.headers.get('Content-Type') ?? '';
  if (!answer.ok) {
    const problem = (type.includes('json') && text ? JSON.parse(text) : {}) as Record<string, unknown>;
    const kind = String(problem['type'] ?? '').replace('urn:mastaba:', '');
    const wait = typeof problem['wait'] === 'number' ? problem['wait'] : null;
    throw new Problem(
      answer.status,
      kind,
      String(problem['detail'] ?? problem['title'] ?? answer.status),
      wait,
    );
  }
  return (type.includes('json') && text ? JSON.parse(text) : text) as T;
}

const get = async <T>(path: string): Promise<T> => read<T>(await answerTo(path));
const post = <T>(path: string, body: unknown = {}): Promise<T> => request<T>('POST', path, body);

export interface NewTable {
  game: string;
  edition?: string;
  seats?: number;
  options?: Record<string, string>;
  name?: string;
  listed?: boolean;
  hints?: boolean;
  clock?: unknown;
  grace?: number | null;
  /** Seconds after which those who watch see it; 0: after the end. */
  delay?: number | null;
  /** Corrected values of the host's box, as TOML. */
  data?: string;
  /** The club whose table it is. */
  club?: string;
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

const club = (id: string): string => `/clubs/${encodeURIComponent(id)}`;

const tournament = (id: string): string => `/tournaments/${encodeURIComponent(id)}`;

export function query(values: Record<string, string | undefined>): string {
  const given = Object.entries(values).filter((one): one is [string, string] => Boolean(one[1]));
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
}

export const api = {
  session: () => get<SessionDocument>('/session'),
  newSession: (name: string) => post<SessionDocument>('/session', { name }),
  rename: (name: string) => request<SessionDocument>('PATCH', '/session', { name }),
  forget: (everywhere: boolean) =>
    request<unknown>('DELETE', `/session${everywhere ? '?everywhere=true' : ''}`),
  register: (login: string, password: string) => post<SessionDocument>('/account', { login, password }),
  login: (login: string, password: string) => post<SessionDocument>('/login', { login, password }),
  removeAccount: () => request<unknown>('DELETE', '/account'),
  myGames: () => get<TableDocument[] | { tables: TableDocument[] }>('/me/games').then(tables),
  blocked: () => get<Blocked[]>('/me/blocked'),
  unblock: (key: string) => request<unknown>('DELETE', `/me/blocked/${encodeURIComponent(key)}`),
  feed: () => get<Record<string, string>>('/me/feed'),
  newFeed: () => post<Record<string, string>>('/me/feed'),
  contact: () => get<ContactDocument>('/me/contact'),
  setContact: (contact: Pick<ContactDocument, 'lang' | 'zone' | 'digest'> & { mail: string }) =>
    request<ContactDocument>('PUT', '/me/contact', contact),
  confirmMail: (code: string) => request<ContactDocument>('POST', '/me/contact/confirm', { code }),
  note: (id: string) => get<NoteDocument>(`${table(id)}/note`),
  writeNote: (id: string, note: NoteDocument) => request<NoteDocument>('PUT', `${table(id)}/note`, note),
  setWebhook: (url: string) => request<unknown>('PUT', '/me/webhook', { url }),
  pushKey: () => get<{ key: string | null }>('/push'),
  subscribe: (subscription: PushSubscriptionJSON) => request<unknown>('PUT', '/me/push', subscription),
  unsubscribe: (endpoint: string) =>
    request<unknown>('DELETE', `/me/push?endpoint=${encodeURIComponent(endpoint)}`),
  statistics: () => get<Statistics>('/me/statistics'),
  statisticsOf: (login: string) => get<Statistics>(`/people/${encodeURIComponent(login)}/statistics`),
  showStatistics: (shown: boolean) => request<unknown>('PUT', '/me/statistics', { public: shown }),
  myBots: () => get<BotKnown[]>('/me/bots'),
  clubs: () => get<ClubEntry[]>('/clubs'),
  foundClub: (name: string) => post<ClubDocument>('/clubs', { name }),
  club: (id: string) => get<ClubDocument>(club(id)),
  changeClub: (id: string, changes: { name?: string; ladder?: boolean }) =>
    request<ClubDocument>('PATCH', club(id), changes),
  clubHistory: (id: string) => get<ClubHistory>(`${club(id)}/history`),
  clubLink: (id: string) => post<{ token: string }>(`${club(id)}/link`),
  endClubLink: (id: string) => request<unknown>('DELETE', `${club(id)}/link`),
  lookAtClub: (token: string) => post<ClubFound>('/clubs/look', { token }),
  joinClub: (token: string, place: string | null) => post<ClubDocument>('/clubs/join', { token, place }),
  clubFileUrl: (id: string) => `/api${club(id)}/export`,
  importClub: async (text: string): Promise<ClubDocument> =>
    read(
      await ask('/api/clubs/import', {
        method: 'POST',
        headers: { 'Accept-Language': settings.kept.language },
        body: text,
      }),
    ),
  leaveClub: (id: string) => post<unknown>(`${club(id)}/leave`),
  removeMember: (id: string, key: string) =>
    request<ClubDocument>('DELETE', `${club(id)}/members/${encodeURIComponent(key)}`),
  tournaments: (club?: string) => get<TournamentEntry[]>(`/tournaments${query({ club })}`),
  newTournament: (body: TournamentBody) => post<TournamentDocument>('/tournaments', body),
  tournament: (id: string) => get<TournamentDocument>(tournament(id)),
  actInTournament: (id: string, verb: 'join' | 'leave' | 'start' | 'abort') =>
    post<TournamentDocument>(`${tournament(id)}/${verb}`),
  resultsUrl: (id: string, kind: 'csv' | 'json') => `/api${tournament(id)}/results.${kind}`,
  courses: () => get<CourseDocument[]>('/learn'),
  openLesson: (game: string, number: number, board: number) =>
    post<TableDocument>(`/learn/${encodeURIComponent(game)}/${number}?board=${board}`),
  coachMe: (id: string) => post<TableDocument>(`${table(id)}/coach`),
  firstGame: (game: string) => post<TableDocument>(`/learn/${encodeURIComponent(game)}/first-game`),
  learned: () => get<Record<string, string>>('/me/learn'),
  learn: (courses: Record<string, string>) => request<unknown>('PUT', '/me/learn', courses),
  puzzles: () => get<PuzzlesDocument>('/puzzles'),
  puzzlesOf: (game: string, theme?: string) =>
    get<PuzzleEntry[]>(`/puzzles/${encodeURIComponent(game)}${query({ theme })}`),
  nextPuzzle: (wanted: { game?: string; theme?: string; after?: string }) =>
    get<NextPuzzle>(`/puzzles/next${query(wanted)}`),
  openPuzzle: (id: string, from?: string) =>
    post<TableDocument>(`/puzzles/${encodeURIComponent(id)}${query({ from })}`),
  playOn: (id: string) => post<TableDocument>(`${table(id)}/play-on`),
  makeBot: (name: string) => post<BotMade>('/me/bots', { name }),
  revokeBot: (id: string) => request<unknown>('DELETE', `/me/bots/${encodeURIComponent(id)}`),
  core: () => get<CoreDocument>('/core'),
  games: () =>
    get<GameDocument[] | { games: GameDocument[] }>('/games').then((found) =>
      Array.isArray(found) ? found : found.games,
    ),
  gameTexts: (game: string, language: string) =>
    get<GameTextsDocument>(`/games/${encodeURIComponent(game)}/texts?lang=${language}`),
  pictures: (game: string) => get<PictureName[]>(`/games/${encodeURIComponent(game)}/pictures`),
  picture: (game: string, name: string) =>
    get<PictureDocument>(`/games/${encodeURIComponent(game)}/pictures/${encodeURIComponent(name)}`),
  checkSetUp: (game: string, body: { edition?: string; options?: Record<string, string>; data?: string }) =>
    post<{ data: Record<string, Json> | null; data_hash: string | null }>(
      `/games/${encodeURIComponent(game)}/setup`,
      body,
    ),
  edition: (game: string, edition: string) =>
    get<EditionDocument>(`/games/${encodeURIComponent(game)}/editions/${encodeURIComponent(edition)}`),
  openTables: () => get<TableDocument[] | { tables: TableDocument[] }>('/tables').then(tables),
  command: (id: string, command: Command) =>
    post<AnswerMessage>(`${table(id)}/commands`, { command: crypto.randomUUID(), ...command }),
  table: (id: string) => get<TableDocument>(table(id)),
  values: (id: string) => get<EditionDocument>(`${table(id)}/values`),
  create: (settings: NewTable) => post<TableDocument>('/tables', settings),
  sit: (id: string, seat: number, name?: string) =>
    post<TableDocument>(`${table(id)}/sit`, { seat, ...(name ? { name } : {}) }),
  leave: (id: string, seat: number) => post<TableDocument>(`${table(id)}/leave`, { seat }),
  kick: (id: string, seat: number) => post<TableDocument>(`${table(id)}/kick`, { seat }),
  bot: (id: string, seat: number, level: string) => post<TableDocument>(`${table(id)}/bot`, { seat, level }),
  number: (id: string, seat: number, number: number) =>
    post<TableDocument>(`${table(id)}/number`, { seat, number }),
  start: (id: string) => post<TableDocument>(`${table(id)}/start`),
  abort: (id: string) => post<TableDocument>(`${table(id)}/abort`),
  rematch: (id: string, game?: string) => post<TableDocument>(`${table(id)}/rematch`, game ? { game } : {}),
  screenCode: (id: string) => post<CodeMade>(`${table(id)}/screen`),
  followCode: (code: string) => get<CodeFound>(`/codes/${encodeURIComponent(code)}`),
  seatLink: (id: string, seat: number) => post<{ token: string }>(`${table(id)}/link`, { seat }),
  revokeLink: (id: string, seat: number) => request<unknown>('DELETE', `${table(id)}/link?seat=${seat}`),
  claim: (token: string) => post<TableDocument>('/claim', { token }),
  branch: (id: string, at: number, seat = 1) => post<TableDocument>(`${table(id)}/branch`, { at, seat }),
  replay: (id: string, at: number, seat: string) =>
    get<ReplayDocument>(`${table(id)}/replay?at=${at}&seat=${seat}`),
  story: (id: string) => get<StoryStep[]>(`${table(id)}/story`),
  hint: (id: string, seat: number) => post<HintDocument>(`${table(id)}/hint`, { seat }),
  analysis: (id: string) => get<AnalysisDocument>(`${table(id)}/analysis`),
  analyse: (id: string) => post<AnalysisDocument>(`${table(id)}/analysis`),
  report: (id: string, message: number, reason: string) =>
    post<unknown>(`${table(id)}/report`, { message, reason }),
  /** The static edition alone: a running game whole, to go on with it elsewhere. */
  movingUrl: (id: string) => `/api${table(id)}/moving`,
  exportUrl: (id: string) => `/api${table(id)}/export`,
  dataUrl: (id: string) => `/api${table(id)}/data`,
  cardUrl: (id: string, lang: string, names: boolean) =>
    `/api${table(id)}/card?lang=${lang}${names ? '&names=true' : ''}`,
  logUrl: (id: string) => `/api${table(id)}/log`,
  importGame: async (text: string): Promise<TableDocument> => {
    const answer = await ask('/api/import', { method: 'POST', body: text });
    const document = (await answer.json()) as TableDocument & { type?: string; detail?: string };
    if (!answer.ok)
      throw new Problem(answer.status, document.type ?? '', document.detail ?? String(answer.status));
    return document;
  },
};

export interface ReplayDocument {
  at: number;
  moves: number;
  actor: string | null;
  move: string | null;
  events: GameEvent[];
  views: Record<string, View>;
}

function tables(found: TableDocument[] | { tables: TableDocument[] }): TableDocument[] {
  return Array.isArray(found) ? found : found.tables;
}
