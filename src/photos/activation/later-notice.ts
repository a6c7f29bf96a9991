import { laterPart } from '#lib/later-part.ts';

/** What the library is busy with; nothing is, as a rule, so that it comes after the first screen (F1). */
export const libraryNotice = laterPart(() => import('./library-notice.tsx').then(({ LibraryNotice }) => LibraryNotice));
