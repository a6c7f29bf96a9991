import type { BrowserContext } from '@playwright/test';

/**
 * Part of the browser that a test takes away: `Navigator.prototype.locks`, `window.Touch`, or a `beforeunload event`.
 */
export type Missing =
  | `${'window' | `${'Navigator' | 'Document' | 'StorageManager'}.prototype`}.${string}`
  | `${string} event`;

/** Takes something of the browser away before the app runs, on every page of the context. Workers keep theirs. */
export async function without(context: BrowserContext, ...missing: Missing[]): Promise<void> {
  await context.addInitScript((names) => {
    // An empty page has less from the beginning.
    if (!location.protocol.startsWith('http')) return;
    const events = names.flatMap((name) => /^(\w+) event$/.exec(name)?.[1] ?? []);
    const { addEventListener } = EventTarget.prototype;
    // An event that a browser does not know never comes.
    EventTarget.prototype.addEventListener = function (
      this: EventTarget,
      ...args: Parameters<typeof addEventListener>
    ) {
      if (!events.includes(args[0])) addEventListener.apply(this, args);
    };
    for (const name of names.filter((one) => one.includes('.'))) {
      const path = name.replace(/^window\./, '').split('.');
      const key = path.pop() ?? '';
      let holder: unknown = globalThis;
      for (const part of path) holder = Reflect.get(holder as object, part);
      if (!Reflect.has(holder as object, key)) throw new Error(`This browser has no ${name}`);
      if (!Reflect.deleteProperty(holder as object, key)) throw new Error(`${name} cannot be taken away`);
    }
  }, missing);
}
