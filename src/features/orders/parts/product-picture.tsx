import { webAddress } from '#lib/web-address.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import styles from './product-picture.module.css';

export interface ProductPictureProps {
  thumbnailUrl: string | undefined;
  /** Sets the edge length. */
  className?: string;
}

/** What a product looks like; its place where there is no picture, or none that can be had. Its name stands beside it. */
export function ProductPicture({ thumbnailUrl, className }: ProductPictureProps) {
  return (
    <span className={classNames(styles.frame, className)}>
      <Picture
        src={webAddress(thumbnailUrl)}
        className={styles.picture}
        instead={<Icon name="photos" size={32} />}
        broken={<Icon name="image-broken" size={32} />}
      />
    </span>
  );
}
