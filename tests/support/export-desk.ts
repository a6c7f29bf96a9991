import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { SandboxControl } from './sandbox-control.ts';

export const CUSTOMER = 'empty@example.com';
export const EXPORT = '/my-photos/exports/backup-1';

/**
 * Has a folder of the browser's own file system stand for the one that a customer would choose: no person is there to answer the
 * browser's question. The folder itself is as real as any.
 */
export async function chooseOwnFolder(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.showDirectoryPicker = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('Holidays', { create: true });
  });
}

/** Names and sizes of the files in that folder, or another one. */
export function filesIn(page: Page, name = 'Holidays'): Promise<Record<string, number>> {
  return page.evaluate(async (chosen) => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(chosen, { create: true });
    const sizes: Record<string, number> = {};
    for await (const [file, entry] of folder.entries())
      if (entry instanceof FileSystemFileHandle) sizes[file] = (await entry.getFile()).size;
    return sizes;
  }, name);
}

export interface MadeExport {
  photos: number;
  photosPerPart: number;
  photoBytes?: number;
  leftOut?: number;
}

/** Makes a library of a number of photos, and an export of it. */
export async function makeExport(sandbox: SandboxControl, { photos, ...parts }: MadeExport): Promise<void> {
  await sandbox.state('the customer has photos in a month', { user: CUSTOMER, year: 2026, month: 11, count: photos });
  await sandbox.state('an export in parts is finished', { user: CUSTOMER, backupId: 'backup-1', ...parts });
}

/** Faults of the file host's calls from the next one on, one after the other; `undefined` for one that it answers. */
export async function fileHostDoes(
  sandbox: SandboxControl,
  ...faults: (Omit<Parameters<SandboxControl['fault']>[0], 'service'> | undefined)[]
): Promise<void> {
  for (const fault of faults) await sandbox.fault({ service: 'photo-files', ...(fault ?? { delayMs: 0, times: 1 }) });
}

export const part = (page: Page, number: number) =>
  page
    .getByRole('list', { name: 'Your export files' })
    .getByRole('listitem')
    .nth(number - 1);
export const saveAll = (page: Page) => page.getByRole('button', { name: 'Save all in a folder' });
export const goOn = (page: Page) => page.getByRole('button', { name: 'Continue saving' });
export const receipt = (page: Page) => page.getByRole('region', { name: 'Your export on one page' });

/** Waits until a number of parts have been saved and checked. */
export async function expectChecked(page: Page, parts: number): Promise<void> {
  for (let number = 1; number <= parts; number += 1)
    await expect(part(page, number)).toContainText('Saved and checked', { timeout: 30_000 });
}

/** From which byte parts of files were asked for, in order: those of `bytes=123-`. */
export async function askedFrom(sandbox: SandboxControl): Promise<number[]> {
  const ranges = (await sandbox.calls('getPhotoFile'))
    .filter(({ path }) => path.startsWith('/exports/'))
    .map(({ headers }) => /^bytes=(\d+)-$/.exec(String(headers['range']))?.[1]);
  return ranges.flatMap((from) => (from === undefined ? [] : [Number(from)]));
}
