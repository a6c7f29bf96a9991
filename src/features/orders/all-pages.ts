import { leftOutOf, sameLeftOut } from '#api/left-out.ts';

/** One page of a list, and how many there are on all pages. */
export interface Page<Item> {
  /** It, too, knows what was left out of it. */
  items: Item[];
  total: number;
}

/**
 * A whole list, read page by page until the total is reached. A page without items ends it too: a total that is too high
 * must not ask for ever.
 * @param read gives the page that begins at an offset
 */
export async function allPages<Item>(read: (offset: number) => Promise<Page<Item>>): Promise<Item[]> {
  const pages: Item[][] = [];
  for (let offset = 0; ;) {
    const { items, total } = await read(offset);
    pages.push(items);
    offset += items.length + (leftOutOf(items)?.count ?? 0);
    if (items.length === 0 || offset >= total) return sameLeftOut(pages, pages.flat());
  }
}
