import { cropFor, type PrintSize } from '#photos/print-quality/print-quality.ts';
import styles from './crop-dialog.module.css';

/** Width and height of a picture in px, as it came. */
export interface PictureShape {
  width: number;
  height: number;
}

export interface CroppedPictureProps {
  src: string;
  alt: string;
  size: PrintSize;
  /** Undefined until the picture has come. */
  shape: PictureShape | undefined;
  onShape: (shape: PictureShape) => void;
  onBroken: () => void;
}

/** A picture with a frame around what is printed of it; what is cut off is dark. */
export function CroppedPicture({ src, alt, size, shape, onShape, onBroken }: CroppedPictureProps) {
  const crop = shape && cropFor(shape, size);
  return (
    <div className={styles.picture}>
      <img
        src={src}
        alt={alt}
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => onShape({ width, height })}
        onError={onBroken}
      />
      {crop && (
        <div
          className={styles.crop}
          data-crop={crop.width < 1 ? 'sides' : crop.height < 1 ? 'ends' : 'none'}
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
