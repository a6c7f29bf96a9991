import { laterPart } from '#lib/later-part.ts';

/** The button of failures that copies their number: nothing that the first screen needs where nothing fails (F1). */
export const laterCopyButton = laterPart(() => import('./copy-button.tsx').then(({ CopyButton }) => CopyButton), { isUrgent: true });
