import { onPersonalDataClear } from '#session/personal-data.ts';
import { browserWorld } from './browser-world.ts';
import { createUploads } from './create-uploads.ts';
import type { Uploads } from './uploads-surface.ts';

const engine = createUploads(browserWorld);

// The files go with the customer (S14, S20); what is kept of them in the browser goes by #session/kept-files.ts.
onPersonalDataClear(() => engine.drop());
void engine.takeOver();

/** The queue of this page: it outlives screens, and goes on with what an earlier page has left. */
export const uploads: Uploads = engine;
