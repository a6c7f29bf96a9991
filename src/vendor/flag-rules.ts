/** Everything that is switched on per deployment or host (O62): off unless something says otherwise. */
export const flagNames = [
  'PhotoManagementTimelineViewEnabled',
  'PhotoManagementAlbumViewEnabled',
  'PhotoManagementSharedAlbumsViewEnabled',
  'PhotoManagementUploadViewEnabled',
  'PhotoManagementReactivationEnabled',
  'PhotoManagementOrderPrintsEnabled',
] as const;

export type FlagName = (typeof flagNames)[number];

/** Where a flag may be set, the most specific first. */
export interface FlagSources {
  /** The query of the page as it was opened. */
  query: URLSearchParams;
  /** What this browser stores; null when nothing. */
  stored: (name: FlagName) => string | null;
  features?: Record<string, boolean>;
  /** Flag -> hosts on which it is on. */
  hostAllowList?: Record<string, readonly string[]>;
  hostname: string;
}

/** Whether a flag is on: query, then browser, then configuration, then the list of hosts; only `true` and `false` count (S44). */
export function flagFrom(sources: FlagSources, name: FlagName): boolean {
  return (
    truth(sources.query.get(name)) ??
    truth(sources.stored(name)) ??
    own(sources.features, name) ??
    own(sources.hostAllowList, name)?.some((host) => host.toLowerCase() === sources.hostname.toLowerCase()) ??
    false
  );
}

function truth(text: string | null): boolean | undefined {
  if (text === 'true') return true;
  return text === 'false' ? false : undefined;
}

/** Own keys only: what sits on the prototype was not configured (S39). */
function own<Value>(record: Record<string, Value> | undefined, name: string): Value | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}
