import { useState } from 'react';
import { webAddress } from '#vendor/vendor-config.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './product-picture.module.css';

export interface ProductPictureProps {
  thumbnailUrl: string | undefined;
  /** Sets the edge length. */
  className?: string;
}

/** What a product looks like; its place where there is no picture, or none that can be had. Its name stands beside it. */
export function ProductPicture({ thumbnailUrl, className }: ProductPictureProps) {
  const [broken, setBroken] = useState<string>();
  const src = webAddress(thumbnailUrl);
  return (
    <span className={classNames(styles.frame, className)}>
      {src !== undefined && src !== broken ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          className={styles.picture}
          onError={() => setBroken(src)}
        />
      ) : (
        <Icon name={broken === undefined ? 'photos' : 'image-broken'} size={32} />
      )}
    </span>
  );
}
