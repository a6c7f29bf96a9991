import { useState } from 'react';
import { cropFor, type PrintSize } from '#photos/print-quality/print-quality.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './crop-dialog.module.css';

export interface CroppedPictureProps {
  src: string;
  alt: string;
  size: PrintSize;
  /** The photo has been left out. */
  isOut: boolean;
  onBroken: () => void;
}

/** A picture with a frame around what is printed of it; what is cut off is dark. */
export function CroppedPicture({ src, alt, size, isOut, onBroken }: CroppedPictureProps) {
  const [shape, setShape] = useState<{ width: number; height: number }>();
  const crop = shape && cropFor(shape, size);
  return (
    <div className={classNames(styles.picture, isOut && styles.out)}>
      <img
        src={src}
        alt={alt}
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setShape({ width, height })}
        onError={onBroken}
      />
      {crop && (
        <div
          className={styles.crop}
          data-crop={`${Math.round(crop.width * 100)} ${Math.round(crop.height * 100)}`}
          style={{ insetInline: edge(crop.width), insetBlock: edge(crop.height) }}
        />
      )}
    </div>
  );
}

/** Half of what is cut off, on either side. */
function edge(share: number): string {
  return `${((1 - share) / 2) * 100}%`;
}
