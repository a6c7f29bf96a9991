/** A call that reached a service. */
export type JournalEntry = {
  /** When it arrived, by the machine's own clock. */
  at: string;
  service: string;
  operationId: string | null;
  method: string;
  /** Within the service, without the query. */
  path: string;
  query: Record<string, string | string[]>;
  /** Of JSON requests. */
  body?: unknown;
  /** Why the body breaks the spec. */
  breach?: string;
  /** `authorization` says whether there was one, never what it was. */
  headers: {
    authorization: boolean;
    'x-correlation-id'?: string;
    origin?: string;
    referer?: string;
    range?: string;
  };
  /** Null while no answer has been completed, and for good when the connection was cut. */
  status: number | null;
  ms: number | null;
  /** Of the answer's body. */
  bytes: number;
};

/** The calls that reached the services, in order of arrival. */
export type Journal = {
  add(entry: JournalEntry): void;
  /** All, or those that arrived at that moment (ISO) and later. */
  list(since?: string): JournalEntry[];
  clear(): void;
};

/** More than any test looks at; older entries are dropped so that a sandbox may run for weeks. */
const KEPT = 20_000;

export function createJournal(): Journal {
  let entries: JournalEntry[] = [];
  return {
    add(entry) {
      entries.push(entry);
      if (entries.length > KEPT * 1.25) entries = entries.slice(-KEPT);
    },
    list(since) {
      if (since === undefined) return entries;
      const moment = Date.parse(since);
      return entries.filter((entry) => Date.parse(entry.at) >= moment);
    },
    clear() {
      entries = [];
    },
  };
}

/** A query as the journal shows it: a list where a name is given more than once. */
export function queryObject(query: URLSearchParams): JournalEntry['query'] {
  const names = [...new Set(query.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = query.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}
