import { createEmitter } from '#lib/emitter.ts';
import type { PhotoPlace } from './sequence.ts';

const wished = createEmitter();
let wish: { list: string; place: PhotoPlace } | undefined;

/** Has the grid of a list show a photo: now when it is on screen, else when it comes next. @param list its name, see `listName` */
export function wishToSee(list: string, place: PhotoPlace): void {
  wish = { list, place };
  wished.emit();
}

/** Hears what a list is to show, each wish once, beginning with one that waits. Returns what ends that. */
export function onWish(list: string, show: (place: PhotoPlace) => void): () => void {
  const look = () => {
    if (wish?.list !== list) return;
    const { place } = wish;
    wish = undefined;
    show(place);
  };
  look();
  return wished.on(look);
}
