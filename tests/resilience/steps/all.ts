import type { Situation } from '../situation.ts';
import { albumSteps } from './albums.ts';
import { businessSteps } from './business.ts';
import { librarySteps } from './library.ts';
import { orderSteps } from './orders.ts';
import { photoSteps } from './photos.ts';
import { previewSteps } from './preview.ts';
import { sessionSteps } from './session.ts';
import { settingsSteps } from './settings.ts';
import { sharedAlbumSteps } from './shared-albums.ts';
import { uploadSteps } from './uploads.ts';
import { widgetSteps } from './widgets.ts';

/** Everything that customers do on the pages and that calls services. */
export const steps: readonly Situation[] = [
  ...sessionSteps,
  ...photoSteps,
  ...previewSteps,
  ...albumSteps,
  ...sharedAlbumSteps,
  ...uploadSteps,
  ...librarySteps,
  ...orderSteps,
  ...settingsSteps,
  ...widgetSteps,
  ...businessSteps,
];
