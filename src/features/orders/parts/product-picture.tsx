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

/** Picture of a product; its placeholder where there is none, or none that can be had. Its name stands beside it. */
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
