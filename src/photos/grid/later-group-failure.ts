import { laterPart } from '#lib/later-part.ts';

/** Not needed where nothing fails (F1). It is there before it may be needed while nothing can be loaded at all: see src/app/in-background.tsx. */
export const laterGroupFailure = laterPart(() => import('./group-failure.tsx').then(({ GroupFailure }) => GroupFailure), { isUrgent: true });
