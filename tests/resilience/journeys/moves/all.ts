import type { Move } from '../move.ts';
import { anywhere } from './anywhere.ts';
import { onOtherDevice } from './elsewhere.ts';
import { inForms } from './forms.ts';
import { withPhotos } from './photos.ts';
import { surroundings } from './surroundings.ts';

/** Everything that can be done. */
export const moves: readonly Move[] = [...anywhere, ...withPhotos, ...inForms, ...surroundings, ...onOtherDevice];
