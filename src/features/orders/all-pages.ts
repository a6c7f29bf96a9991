/** One page of a list, and how many there are on all pages. */
export interface Page<Item> {
  items: Item[];
  total: number;
}

/**
 * A whole list, read page by page until the total is reached. A page without items ends it too: a total that is too high
 * must not ask for ever.
 * @param read gives the page that begins at an offset
 */
export async function allPages<Item>(read: (offset: number) => Promise<Page<Item>>): Promise<Item[]> {
  const all: Item[] = [];
  for (;;) {
    const { items, total } = await read(all.length);
    all.push(...items);
    if (items.length === 0 || all.length >= total) return all;
  }
}
