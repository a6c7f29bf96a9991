import type { operations } from '#generated/photo-management/types.d.ts';
import type { Handlers } from '../../core/handlers.ts';
import { Problem, notFound } from '../../core/problem.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import { defineService } from '../../core/service.ts';
import { countAlbums } from '../../library/albums.ts';
import { createImages } from '../../library/images.ts';
import { pageOfLibrary, pageOfMonth } from '../../library/photo-lists.ts';
import { countPhotos, deleteAllPhotos, deletePhotos } from '../../library/photos.ts';
import { createImporter, libraryStatus } from './activation.ts';
import { albumHandlers } from './album-handlers.ts';
import { refuseTooMany } from './limits.ts';
import { photoManagementStates } from './provider-states.ts';
import { monthFromPath, timelineMap } from './timeline.ts';

export const photoManagement = defineService<operations>({
  slug: 'photo-management',
  createHandlers: (sandbox) => ({ ...libraryHandlers(sandbox), ...photoHandlers(sandbox), ...albumHandlers(sandbox) }),
  states: photoManagementStates,
});

type Library = 'getPhotoAccountCounts' | 'getTimeline' | 'activatePhotoLibrary' | 'getActivationStatus';
type Photos = 'getTimelinePage' | 'listPhotos' | 'deletePhotos' | 'deleteAllPhotos';

/** Counts and activation of the library. */
function libraryHandlers(sandbox: Sandbox): Pick<Handlers<operations>, Library> {
  const { database } = sandbox;
  const importer = createImporter(sandbox, sandbox.pool);
  importer.resume();

  return {
    getPhotoAccountCounts({ account }) {
      const status = libraryStatus(database, account);
      if (status === undefined || status === 'NOT_ACTIVE') throw notFound('The photo library was never activated.');
      const photosCount = countPhotos(database, account);
      return { status: 200, body: { photosCount, albumsCount: countAlbums(database, account) } };
    },
    getTimeline({ account }) {
      return { status: 200, body: timelineMap(database, account) };
    },
    activatePhotoLibrary({ account }) {
      if ((libraryStatus(database, account) ?? 'NOT_ACTIVE') !== 'NOT_ACTIVE') {
        throw new Problem(409, 'already-running', 'The library is active, or an import is running already.');
      }
      importer.start(account);
      return { status: 200, body: { started: true } };
    },
    getActivationStatus({ account }) {
      const status = libraryStatus(database, account);
      if (status === undefined) throw notFound('There is no photo library.');
      return { status: 200, body: status };
    },
  };
}

/** The timeline, the flat list and deletion. */
function photoHandlers(sandbox: Sandbox): Pick<Handlers<operations>, Photos> {
  const { database } = sandbox;
  const images = createImages(sandbox);

  return {
    getTimelinePage({ account, params, query }) {
      const { rows, cursor } = pageOfMonth(database, account, monthFromPath(params), query);
      return { status: 200, body: { cursor, images: rows.map(images.of) } };
    },
    listPhotos({ account, query }) {
      const { rows, cursor } = pageOfLibrary(database, account, query);
      return { status: 200, body: { cursor, images: rows.map(images.of) } };
    },
    deletePhotos({ account, body }) {
      refuseTooMany(body.photoIds);
      deletePhotos(database, account, body.photoIds);
      return { status: 200, body: { failed: [] } };
    },
    deleteAllPhotos({ account }) {
      if (libraryStatus(database, account) === 'IMPORTING') {
        throw new Problem(409, 'import-running', 'Photos are being imported.');
      }
      deleteAllPhotos(database, account);
      return { status: 204 };
    },
  };
}
