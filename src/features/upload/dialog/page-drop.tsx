import { createPortal } from 'react-dom';
import { t } from '#i18n/texts.ts';
import { useActivation, whyNoActions } from '#photos/activation/library-activation.ts';
import { topLayer } from '#ui/open-layers.ts';
import { Icon } from '#ui/icon.tsx';
import { uploadDialog } from './dialog-store.ts';
import styles from './page-drop.module.css';
import { openUploadDialog } from './upload-layer.tsx';
import { useFileDrop } from './use-file-drop.ts';

/** Drop target of a page: opens the dialog with photos that are dropped or pasted there. @param albumId the album that the page shows */
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
