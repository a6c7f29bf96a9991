import type { TextKey } from '#i18n/texts.ts';
import type { PictureType } from './picture-type.ts';

/** Asks the worker to look at a file. */
export interface CheckRequest {
  id: string;
  file: File;
}

/** What it has found. `hasCopy`: it has written one into the browser's own folder. */
export type Checked = { pictureType: PictureType; digest: string; hasCopy: boolean } | { reason: TextKey };

export interface CheckAnswer {
  id: string;
  checked: Checked;
}
