import type { Directory } from '@directory/domain/site/directory';
import { ApiFailure } from './ask-api.ts';

/** For so long an answer counts as fresh. */
export const FRESH_MS = 15 * 60_000;
/** So often what shows the directory is asked for anew. */
export const REFRESH_MS = 10 * 60_000;

/** A failure is tried again so often, after one second and after two. */
const RETRIES = 2;
/** So many answers are kept; of those that nothing shows, the oldest go first. */
const CAPACITY = 100;

/** Something that a page asks for. */
export interface Query<Data> {
  /** What is asked, and with what: equal keys have one answer. */
  key: readonly unknown[];
  /** Gives the answer, which is never undefined. The signal ends what nobody waits for any more. */
  ask: (of: { directory: Directory; signal: AbortSignal }) => Data | Promise<Data>;
  /** For so long it is shown without asking anew. At 0 it is asked each time that it appears, and when a lost connection is back. */
  freshMs?: number;
  /** Asked anew so often while it is shown, and when its tab becomes visible. */
  refreshMs?: number;
  retries?: number;
  /**
   * The answer shows psychologists or counts them: a member who saves a profile asks all such anew, because the old words would else
   * stand on the same visit's other pages for as long as answers are fresh.
   */
  showsProfiles?: boolean;
  /** No page's title names the answer: who listens to all answers need not hear of it at each key. */
  isUnnamed?: boolean;
}

/** What is known of an answer. */
export interface Known {
  data: unknown;
  /** Why it could not be had, or not anew; undefined when it could. */
  error: Error | undefined;
  answeredAt: number;
  isFetching: boolean;
}

export const NOTHING: Known = { data: undefined, error: undefined, answeredAt: 0, isFetching: false };

interface Entry {
  known: Known;
  showsProfiles: boolean;
  isUnnamed: boolean;
  shownBy: Set<() => void>;
  asking?: Promise<void>;
  controller?: AbortController;
}

/** What the browser takes over: each answer with its time, and null for what failed. */
export type DehydratedQueries = Readonly<Record<string, Pick<Known, 'data' | 'answeredAt'> | null>>;

/** The answers that a visit's pages have, or that one request of the server has. */
export class QueryClient {
  /** Whom they ask: in process on the server, over HTTP in the browser. */
  readonly directory: Directory;
  /** Whether a component that finds a failed query asks again: not before the page is hydrated as the server rendered it. */
  asksFailedAgain = false;
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();

  constructor(directory: Directory) {
    this.directory = directory;
  }

  /** The answer, the known one while that is fresh. Nothing is tried again: somebody waits. @throws what asking throws */
  async query<Data>(query: Query<Data>): Promise<Data> {
    const entry = this.#entryOf(query);
    if (!isFresh(entry.known, query)) {
      await (entry.known.isFetching ? entry.asking : this.#start(entry, { ...query, retries: 0 }));
    }
    const { data, error } = entry.known;
    if (error) throw error;
    if (data === undefined) throw new Error('The question was given up.');
    return data as Data;
  }

  /** Asks anew, whatever is known. */
  refresh(query: Query<unknown>): Promise<void> {
    return this.#start(this.#entryOf(query), query);
  }

  /** Asks if what is shown is missing or, unless asked always, no longer fresh. */
  want(query: Query<unknown>, isAlways = false): void {
    const entry = this.#entryOf(query);
    const { data, error, isFetching } = entry.known;
    if (isFetching || (data === undefined && error !== undefined && !this.asksFailedAgain)) return;
    if (isAlways || !isFresh(entry.known, query)) void this.#start(entry, query);
  }

  /** What is known of the answer, the same object until something changes. */
  known(keyText: string): Known {
    return this.#entries.get(keyText)?.known ?? NOTHING;
  }

  /** The answer to a query, as far as there is one. */
  get<Data>({ key }: Query<Data>): Data | undefined {
    return this.known(JSON.stringify(key)).data as Data | undefined;
  }

  /** Tells of each change of the answer while it is shown. What nothing shows any more is no longer waited for. */
  show(query: Query<unknown>, onChange: () => void): () => void {
    const entry = this.#entryOf(query);
    entry.shownBy.add(onChange);
    return () => {
      entry.shownBy.delete(onChange);
      // What the next page shows too is shown again by then.
      queueMicrotask(() => {
        if (entry.shownBy.size > 0 || !entry.known.isFetching) return;
        entry.controller?.abort();
        this.#set(entry, { isFetching: false });
      });
    };
  }

  /** Forgets answers, also those on their way; of those on the screen, that they are fresh. */
  forget(isOld: (key: readonly unknown[], showsProfiles: boolean) => boolean): void {
    for (const [keyText, entry] of this.#entries) {
      if (!isOld(JSON.parse(keyText) as readonly unknown[], entry.showsProfiles)) continue;
      entry.controller?.abort();
      if (entry.shownBy.size > 0) this.#set(entry, { answeredAt: 0, isFetching: false });
      else this.#entries.delete(keyText);
    }
  }

  /** Tells of each change of any answer but those that are unnamed. */
  subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  /** Whether each question has its answer: none failed, and none is under way. */
  isAnswered(): boolean {
    return [...this.#entries.values()].every(({ known }) => !known.isFetching && known.error === undefined);
  }

  /** Of a failed query only that it failed: the error itself stays on the server; it may name queries and hosts. */
  dehydrate(): DehydratedQueries {
    const settled = [...this.#entries].filter(([, { known }]) => !known.isFetching);
    const answerOf = ({ data, answeredAt, error }: Known) => (error ? null : { data, answeredAt });
    return Object.fromEntries(settled.map(([keyText, { known }]) => [keyText, answerOf(known)]));
  }

  hydrate(queries: DehydratedQueries): void {
    for (const [keyText, answer] of Object.entries(queries)) {
      this.#add(keyText, { ...NOTHING, ...(answer ?? { error: new Error('The server could not tell.') }) });
    }
  }

  #entryOf({ key, showsProfiles = false, isUnnamed = false }: Query<unknown>): Entry {
    const keyText = JSON.stringify(key);
    const entry = this.#entries.get(keyText) ?? this.#add(keyText, NOTHING);
    return Object.assign(entry, { showsProfiles, isUnnamed });
  }

  #add(keyText: string, known: Known): Entry {
    for (const [oldest, { shownBy }] of this.#entries) {
      if (this.#entries.size < CAPACITY) break;
      if (shownBy.size === 0) this.#entries.delete(oldest);
    }
    const entry: Entry = { known, showsProfiles: false, isUnnamed: false, shownBy: new Set() };
    this.#entries.set(keyText, entry);
    return entry;
  }

  #start(entry: Entry, query: Query<unknown>): Promise<void> {
    entry.controller?.abort();
    entry.controller = new AbortController();
    entry.asking = this.#ask(entry, query, entry.controller.signal);
    return entry.asking;
  }

  async #ask(entry: Entry, { ask, retries = RETRIES }: Query<unknown>, signal: AbortSignal): Promise<void> {
    const { data: before, error: earlier } = entry.known;
    this.#set(entry, { isFetching: true, error: before === undefined ? undefined : earlier });
    const isGivenUp = () => signal.aborted;
    for (let failures = 1; !isGivenUp(); failures += 1) {
      try {
        const data = await ask({ directory: this.directory, signal });
        if (!isGivenUp()) this.#set(entry, { ...NOTHING, data, answeredAt: Date.now() });
        return;
      } catch (error) {
        if (isGivenUp()) return;
        const isFinal = error instanceof ApiFailure && error.isFinal;
        // Who is offline is told at once, and asked for again once connected.
        if (failures > retries || isFinal || !navigator.onLine) {
          this.#set(entry, { error: error as Error, isFetching: false });
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** (failures - 1)));
      }
    }
  }

  #set(entry: Entry, change: Partial<Known>): void {
    entry.known = { ...entry.known, ...change };
    for (const listener of [...entry.shownBy, ...(entry.isUnnamed ? [] : this.#listeners)]) listener();
  }
}

/** An answer that could not be had anew is none to leave it at. */
function isFresh({ data, error, answeredAt }: Known, { freshMs = FRESH_MS }: Query<unknown>): boolean {
  return data !== undefined && error === undefined && Date.now() - answeredAt < freshMs;
}
