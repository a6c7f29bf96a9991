import { laterPart } from '#lib/later-part.ts';

/** The same for what the first screen is made of: not needed where nothing fails (F1), loaded at once where something does. */
export const laterFailedState = laterPart(() => import('./failed-state.tsx').then(({ FailedState }) => FailedState), { isUrgent: true });
