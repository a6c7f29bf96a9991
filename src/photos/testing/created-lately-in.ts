import { vi } from 'vitest';

/** `createdLately` as it answers somebody in a zone: a process keeps what it has made to write dates. */
export async function createdLatelyIn(zone: string): Promise<(created: string, now: Date) => string> {
  vi.stubEnv('TZ', zone);
  vi.resetModules();
  const [{ loadTexts }, { createdLately }] = await Promise.all([
    import('#i18n/texts.ts'),
    import('#photos/screens/created.ts'),
  ]);
  await loadTexts('en-GB');
  return createdLately;
}
