import { laterPart } from '#lib/later-part.ts';

/** The name of the brand, drawn. Its letters are on their way while the app starts. */
export const brandMark = laterPart(() => import('#ui/wordmarks/wordmark.tsx').then(({ Wordmark }) => Wordmark));
