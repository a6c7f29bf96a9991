import type { Sandbox } from '../core/sandbox.ts';

/** Paths below `photo-files` of the zip files of archives and exports: the signed part of their links. */
export const archivePath = (id: string): string => `archives/${encodeURIComponent(id)}.zip`;
export const chunkPath = (id: string): string => `exports/${encodeURIComponent(id)}.zip`;

/** A link that works for an hour or two. See: [Note: Signed links expire] */
export function zipLink({ addresses, links }: Sandbox, path: string): string {
  return `${addresses.sandbox}/photo-files/${path}?${links.queryFor(path)}`;
}
