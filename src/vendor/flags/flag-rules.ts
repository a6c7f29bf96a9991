import { plainHost } from '#lib/plain-host.ts';

/** Names of all that is switched on per deployment or host (O62): off unless something says otherwise. */
export const flagNames = [
  'PhotoManagementTimelineViewEnabled',
  'PhotoManagementAlbumViewEnabled',
  'PhotoManagementSharedAlbumsViewEnabled',
  'PhotoManagementUploadViewEnabled',
  'PhotoManagementReactivationEnabled',
  'PhotoManagementOrderPrintsEnabled',
  'PhotoManagementLookingBackEnabled',
] as const;

export type FlagName = (typeof flagNames)[number];

/** Sources of flags, the most specific first. */
export interface FlagSources {
  /** The query of the page as it was opened. */
  query: URLSearchParams;
  /** Value stored in this browser; null when there is none. */
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
    own(sources.hostAllowList, name)?.some((host) => plainHost(host) === plainHost(sources.hostname)) ??
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

const timeline = 'PhotoManagementTimelineViewEnabled';
const albums = 'PhotoManagementAlbumViewEnabled';

/** Gates and the flags that open them: all those named must be on (P6.6 to P6.11, A6.10 to A6.13). */
export const gates = {
  /** Every page of the photo library, the downloads, and the menu's way there (P6.6, A2.70, O5). */
  library: [timeline],
  /** The pages of albums (P6.7, O5). */
  albums: [timeline, albums],
  /** The tabs Photos and Albums, both of them (P2.27, O6). */
  photoTabs: [albums],
  /** Copy to album, in the toolbar and in the preview (P2.83, P6.7). */
  copyToAlbum: [albums],
  /** The banner's wording for the time before the launch (P2.42, O8). */
  prelaunchBanner: [albums],
  /** The pages of shared albums, their section, and their part in what is counted (P6.8, P2.26, P2.91, P2.111, O68). */
  sharedAlbums: [timeline, 'PhotoManagementSharedAlbumsViewEnabled'],
  /** Add photos, wherever it stands (P2.23, P6.9, O30). */
  addPhotos: ['PhotoManagementUploadViewEnabled'],
  /** The reactivation dialog, what it deletes, and the activation of the library (P6.10, O31). */
  reactivation: ['PhotoManagementReactivationEnabled'],
  /** Order prints, wherever it stands (P2.107, P6.11). */
  orderPrints: ['PhotoManagementOrderPrintsEnabled'],
  /** Whether the timeline looks back at earlier years until the customer says otherwise (docs/decisions/0081). */
  lookingBack: ['PhotoManagementLookingBackEnabled'],
} as const satisfies Record<string, readonly FlagName[]>;

export type GateName = keyof typeof gates;

/** Whether something that flags switch is there, when it is known which flags are on. */
export function opens(gate: GateName, isOn: (name: FlagName) => boolean): boolean {
  return gates[gate].every((name) => isOn(name));
}
