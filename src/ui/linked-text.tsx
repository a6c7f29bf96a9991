import type { ReactNode } from 'react';
import { linkPlace } from './toast-store.ts';

export interface LinkedTextProps {
  /** May hold `linkPlace` once; a link without a place follows the text. */
  text: string;
  link: ReactNode;
}

/** A text with a link in it, wherever its language wants it. */
export function LinkedText({ text, link }: LinkedTextProps) {
  const [before, after] = text.split(linkPlace);
  return after === undefined ? (
    <>
      {text} {link}
    </>
  ) : (
    <>
      {before}
      {link}
      {after}
    </>
  );
}
