import type { Sandbox } from '../core/sandbox.ts';
import { escapeHtml } from '../http/pages.ts';
import type { Html } from '../http/pages.ts';
import { createImages } from '../library/images.ts';
import { PHOTO_COLUMNS } from '../library/photos.ts';
import type { PhotoRow } from '../library/photos.ts';
import { findSelection } from '../services/temp-selections/selections.ts';

/**
 * The photos of the temp selection that the prints editor was given, in the order in which they were chosen. Its id
 * cannot be guessed, and is the permission to see them.
 */
export function chosenPhotos(sandbox: Sandbox, query: URLSearchParams): Html {
  const id = query.get('tempSelectionId');
  if (id === null) return { html: '' };
  const { database, clock } = sandbox;
  const selection = findSelection(database, id, clock.now());
  if (!selection) return { html: '<p>There is no such selection, or it is kept no longer.</p>' };
  const photos = database.all<PhotoRow>(
    `SELECT ${PHOTO_COLUMNS} FROM json_each(?) AS chosen JOIN photo ON photo.id = chosen.value ORDER BY chosen.key`,
    JSON.stringify(selection.photoIds),
  );
  const images = createImages(sandbox);
  const items = photos.map((photo) => {
    const { thumbnails, url, localFileName, visibleWidth, visibleHeight } = images.of(photo);
    const { url: src, width, height } = thumbnails[0] ?? { url, width: visibleWidth, height: visibleHeight };
    return `<li><img src="${escapeHtml(src)}" alt="${escapeHtml(localFileName)}" width="${width}" height="${height}" loading="lazy"></li>`;
  });
  return { html: `<p>${photos.length} ${photos.length === 1 ? 'photo' : 'photos'}</p>\n      <ul class="photos">${items.join('')}</ul>` };
}
