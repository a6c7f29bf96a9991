import { useAtomValue } from 'jotai/react';
import { type ImgHTMLAttributes, type ReactNode, useState } from 'react';
import { offlineAtom } from '#lib/offline.ts';
import { usePictureAgain } from './use-picture-again.ts';

export interface PictureProps extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'className' | 'referrerPolicy'> {
  src: string | undefined;
  /** What is drawn where there is none, or none that can be had. */
  instead: ReactNode;
  /** What is drawn for one that cannot be had, if that is another thing; not without a connection, where nothing is known of it. */
  broken?: ReactNode;
}

/** Picture of what is named beside it. */
export function Picture({ src, instead, broken = instead, ...attributes }: PictureProps) {
  // Links of pictures expire; a fresh one is worth a try.
  const [failed, setFailed] = useState<string>();
  const hasFailed = src !== undefined && src === failed;
  usePictureAgain(hasFailed ? src : undefined, setFailed);
  const isOffline = useAtomValue(offlineAtom);
  if (src === undefined || hasFailed) return hasFailed && !isOffline ? broken : instead;
  return <img {...attributes} src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(src)} />;
}
