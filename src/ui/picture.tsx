import { type ImgHTMLAttributes, type ReactNode, useState } from 'react';
import { usePictureAgain } from './use-picture-again.ts';

export interface PictureProps extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'className' | 'referrerPolicy'> {
  src: string | undefined;
  /** Placeholder where there is no picture, or none that can be had. */
  instead: ReactNode;
  /** Placeholder for one that cannot be had, if another; not where nothing is known of it: see `usePictureAgain`. */
  broken?: ReactNode;
}

/** Picture of what is named beside it. */
export function Picture({ src, instead, broken = instead, ...attributes }: PictureProps) {
  // Links of pictures expire; a fresh one is worth a try.
  const [failed, setFailed] = useState<string>();
  const hasFailed = src !== undefined && src === failed;
  const isTold = usePictureAgain(hasFailed ? src : undefined, setFailed);
  if (src === undefined || hasFailed) return isTold ? broken : instead;
  return <img {...attributes} src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(src)} />;
}
