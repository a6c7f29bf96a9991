import { join } from 'node:path';

const source = join(import.meta.dirname, '../../src');

/**
 * What screens of every kind are put together from, and what those parts need of React Query beyond the first screen. The
 * brand's mark is drawn with the first photos and waits for nothing else; the drawings about mails and the parsing of days are
 * of a few pages.
 */
const kit = /^(ui\/(?!wordmarks\/|drawings\/mail)|lib\/(?!days\.ts)|api\/|i18n\/|failures\/)|\/@tanstack\/|\/date-fns\/(?!parseISO)/;
const photos = /^photos\//;
/** What every form is made of, but its fields. */
const forms = /^forms\/(form-|conflicts|error-summary|unsaved-|leaving-page|record-fields|use-)/;

/**
 * One chunk for the parts that later screens share, one for what most of the photo screens share, and one for what forms share. Left to itself the
 * bundler makes a chunk for each combination of screens that share a module: most are smaller than the headers they come
 * with, and one screen asked for up to fifty of them. What few screens share stays as the bundler splits it: nobody loads
 * forms to look at photos.
 */
export function sharedChunks() {
  return [
    { name: 'kit', test: (id: string) => kit.test(inSource(id)), minShareCount: 2 },
    { name: 'forms', test: (id: string) => forms.test(inSource(id)), minShareCount: 2 },
    { name: 'photos', test: (id: string) => photos.test(inSource(id)), minShareCount: 4 },
  ];
}

/** A module by its path in src/, others by their whole path. */
function inSource(id: string): string {
  const path = id.replaceAll('\\', '/');
  const root = `${source.replaceAll('\\', '/')}/`;
  return path.startsWith(root) ? path.slice(root.length) : path;
}
