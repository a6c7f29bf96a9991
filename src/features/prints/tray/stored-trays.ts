import { onStoredElsewhere } from '#lib/events.ts';
import { readStored, type Stored, writeStored } from '#lib/storage.ts';

/** Whether this browser stores print trays; whose, it does not say. Known without loading what reads them. */
const stored: Stored<true> = {
  key: 'printTrays',
  parse: (value) => (value === true ? true : undefined),
  store: () => localStorage,
};

/** Notes that a tray has been stored. */
export function noteStoredTray(): void {
  if (!readStored(stored)) writeStored(stored, true);
}

/** Calls back as soon as this browser stores trays: now, or when another tab has stored the first one. */
export function onceTrayStored(run: () => void): void {
  if (readStored(stored)) return run();
  const end = onStoredElsewhere(stored.key, () => {
    if (!readStored(stored)) return;
    end();
    run();
  });
}
