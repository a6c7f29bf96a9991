import * as z from 'zod/mini';
import { t } from '#i18n/texts.ts';
import { readStored, writeStored, type Stored } from '#lib/storage.ts';
import { showToast } from '#ui/toast-store.ts';

/** A deletion that ended with the session: how many of how many photos are still there. */
interface LeftPhotos {
  left: number;
  total: number;
}

const schema = z.object({ left: z.number(), total: z.number() });

/** Of the tab that began it; forgotten at sign-out (S14). */
const stored: Stored<LeftPhotos> = {
  key: 'leftPhotos',
  parse: (value) => schema.safeParse(value).data,
  store: () => sessionStorage,
};

/** The session is over, and with this page goes the card that says what could not be deleted: it is said after the next sign-in (R3). */
export function rememberLeft(left: LeftPhotos): void {
  writeStored(stored, left);
}

/** Says once what was left when the session ended. */
export function tellLeft(): void {
  const known = readStored(stored);
  if (!known) return;
  writeStored(stored, undefined);
  const { left: count, total } = known;
  showToast({
    tone: 'failure',
    text: `${t('photos.deleteFailed')}. ${t('delete.left', { count, amount: count, total })}`,
    durationMs: Number.POSITIVE_INFINITY,
  });
}
