import { createPortal } from 'react-dom';
import { t } from '#i18n/texts.ts';
import { useActivation } from '#photos/activation/use-activation.ts';
import { whyNoActions } from '#photos/activation/why-not.ts';
import { Icon } from '#ui/icon.tsx';
import { topLayer } from '#ui/open-layers.ts';
import { openUploadDialog } from './open-upload-dialog.tsx';
import styles from './page-drop.module.css';
import { uploadDialog } from './dialog-store.ts';
import { useFileDrop } from './use-file-drop.ts';

/** Takes photos that are dropped on a page, or pasted there, and opens the dialog with them. @param albumId the album that the page shows */
export function PageDrop({ albumId }: { albumId?: string }) {
  const whyNot = whyNoActions(useActivation());
  const isOver = useFileDrop({
    // A dialog lies over the page: what is dropped is not for the page.
    isOff: () => topLayer() !== undefined || whyNot !== undefined,
    onFiles(files) {
      openUploadDialog(albumId);
      void uploadDialog.add(files);
    },
  });
  if (!isOver) return null;
  return createPortal(
    <div className={styles.veil} aria-hidden="true">
      <div className={styles.place}>
        <Icon name="upload" size={32} />
        <p>{t('upload.dropOnPage')}</p>
      </div>
    </div>,
    document.body,
  );
}
