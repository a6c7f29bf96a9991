import type { BrowserContext } from '@playwright/test';
import type { SandboxControl } from '../../support/sandbox-control.ts';

/** How many photos customers have confirmed to delete, and how many were. */
export interface Deletions {
  /** What was deleted beyond what was confirmed, in words. */
  excess(sandbox: SandboxControl): Promise<string[]>;
}

/**
 * Watches what is confirmed, by pointer or keyboard, from before the first page: the number that the dialog says at the
 * moment of the press. A photo whose deletion fails and is tried again counts once.
 */
export async function watchDeletions(context: BrowserContext): Promise<Deletions> {
  let confirmed = 0;
  await context.exposeBinding('deletionConfirmed', (_source, count: number) => void (confirmed += count));
  await context.addInitScript(() => {
    const answered = new WeakMap<Element, number>();
    document.addEventListener(
      'click',
      ({ target }) => {
        const button = target instanceof Element ? target.closest('[role="alertdialog"] button') : null;
        const dialog = button?.closest('[role="alertdialog"]');
        // The last one is the one that goes ahead.
        if (!dialog || button !== [...dialog.querySelectorAll('button')].at(-1)) return;
        const count = Number(/^Delete ([\d,]+) photos?/.exec(dialog.textContent.trim())?.[1]?.replaceAll(',', '') ?? 0);
        // A second press in the same dialog confirms nothing more, unless its number has risen.
        const more = Math.max(0, count - (answered.get(dialog) ?? 0));
        answered.set(dialog, Math.max(count, answered.get(dialog) ?? 0));
        const confirm: unknown = Reflect.get(globalThis, 'deletionConfirmed');
        if (more > 0 && typeof confirm === 'function') confirm(more);
      },
      { capture: true },
    );
  });
  return {
    async excess(sandbox) {
      // Browsers say whose page calls; the other device is none.
      const calls = (await sandbox.calls('deletePhotos')).filter(({ headers }) => headers.origin !== undefined);
      const asked = new Set(calls.flatMap(({ body }) => (typeof body === 'object' && body !== null && 'photoIds' in body && Array.isArray(body.photoIds) ? body.photoIds : [])));
      return asked.size <= confirmed ? [] : [`${asked.size} photos were to be deleted, ${confirmed} were confirmed`];
    },
  };
}
