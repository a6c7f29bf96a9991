import { Icon } from '#ui/icon.tsx';
import { usePreview } from '../../previews/previews.ts';
import styles from './file-picture.module.css';

/** A photo as large as a stamp; a sign of one while it is drawn, and for one that cannot be. It says nothing that the name does not. */
export function FilePicture({ id, file }: { id: string; file: File | undefined }) {
  const preview = usePreview(id, file);
  const address = preview === 'none' ? undefined : preview;
  return (
    <div className={styles.picture}>
      {address === undefined ? (
        preview === 'none' && <Icon name="photos" />
      ) : (
        <img src={address} alt="" width={48} height={48} decoding="async" />
      )}
    </div>
  );
}
