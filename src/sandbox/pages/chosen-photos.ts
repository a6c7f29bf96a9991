import type { Sandbox } from '../core/sandbox.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { Html } from '../http/pages.ts';
import { createImages } from '../library/images.ts';
import { PHOTO_COLUMNS } from '../library/photos.ts';
import type { PhotoRow } from '../library/photos.ts';
import { channelById } from '../services/merchandise/channels.ts';

/** Message of the prints editor when it cannot begin. */
const REFUSALS: Readonly<Record<number, string>> = {
  401: 'The editor was handed no token, or one that is good no longer.',
  404: 'There is no such selection, or it is kept no longer.',
};

/**
 * The photos that the prints editor was handed, in the order in which they were chosen. As the real one does, it asks for
 * the selection with the customer's token, and begins with a channel and a product.
 */
export async function chosenPhotos(sandbox: Sandbox, query: URLSearchParams): Promise<Html> {
  const { database, addresses } = sandbox;
  const id = query.get('tempSelectionId');
  if (id === null) return { html: '' };
  const channel = channelById(database, query.get('channel') ?? '');
  const product = query.get('productCode');
  if (!channel || product === null) return paragraph('The editor was handed no channel that it knows, or no product.');
  const answer = await fetch(`${addresses.local}/temp-selections/temp-selections/${encodeURIComponent(id)}`, {
    headers: { authorization: `Bearer ${query.get('token') ?? ''}` },
  });
  if (!answer.ok) return paragraph(REFUSALS[answer.status] ?? 'The selection could not be read.');
  const { photoIds } = (await answer.json()) as { photoIds: string[] };
  const photos = database.all<PhotoRow>(
    `SELECT ${PHOTO_COLUMNS} FROM json_each(?) AS chosen JOIN photo ON photo.id = chosen.value ORDER BY chosen.key`,
    JSON.stringify(photoIds),
  );
  const images = createImages(sandbox);
  const items = photos.map((photo) => {
    const { thumbnails, url, localFileName, visibleWidth, visibleHeight } = images.of(photo);
    const { url: src, width, height } = thumbnails[0] ?? { url, width: visibleWidth, height: visibleHeight };
    return `<li><img src="${escapeHtml(src)}" alt="${escapeHtml(localFileName)}" width="${width}" height="${height}" loading="lazy"></li>`;
  });
  const format = query.get('format');
  const facts = `${photos.length} ${photos.length === 1 ? 'photo' : 'photos'} · product ${product}${format === null ? '' : ` · format ${format}`} · channel ${channel.id}`;
  return { html: `${paragraph(facts).html}\n      <ul class="photos">${items.join('')}</ul>` };
}

function paragraph(text: string): Html {
  return { html: `<p>${escapeHtml(text)}</p>` };
}
