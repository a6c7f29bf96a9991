import type { Stored } from '#lib/storage.ts';
import { readStored, writeStored } from '#lib/storage.ts';

/** Whether the dialog has opened by itself in this session of the browser (P4.12, P4.13, O47). It goes when the customer signs out. */
const reminder: Stored<true> = {
  key: 'reactivationModalShown',
  parse: (value) => (value === true ? true : undefined),
  store: () => sessionStorage,
};

/** Whether the dialog may still open by itself. */
export function isReminderDue(): boolean {
  return readStored(reminder) === undefined;
}

export function reminderShown(): void {
  writeStored(reminder, true);
}
