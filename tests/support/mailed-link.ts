import { expect, type Page } from '@playwright/test';
import type { Mail, SandboxControl } from './sandbox-control.ts';

/** The latest mail to an address; waits until there is a number of them. */
export async function latestMail(sandbox: SandboxControl, to: string, amount = 1): Promise<Mail> {
  await expect.poll(async () => (await sandbox.mail(to)).length).toBe(amount);
  const mail = (await sandbox.mail(to)).at(-1);
  if (!mail) throw new Error(`No mail to ${to}`);
  return mail;
}

/** The token of a mail's link. */
export function tokenOf(link: string): string {
  return new URL(link).searchParams.get('confirmation-token') ?? '';
}

/** Notes the address at each call that a script of the page makes from now on, over all pages that follow. */
export async function watchAddressAtCalls(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  await page.exposeFunction('noteAddress', (address: string) => void seen.push(address));
  await page.addInitScript(() => {
    const original = globalThis.fetch;
    globalThis.fetch = (...call) => {
      const note: unknown = Reflect.get(globalThis, 'noteAddress');
      if (typeof note === 'function') note(location.href);
      return original(...call);
    };
  });
  return async () => {
    await page.waitForTimeout(50);
    return seen;
  };
}
