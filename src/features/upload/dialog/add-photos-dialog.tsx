import { useEffect, useRef, useState } from 'react';
import { lazyDialog } from '#failures/lazy-dialog.ts';
import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useSettledText } from '#ui/use-settled-text.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { uploads, useUploads } from '../engine/uploads.ts';
import { AlbumNotice } from '../album-notice.tsx';
import styles from './add-photos-dialog.module.css';
import { uploadDialog, useUploadDialog } from './dialog-store.ts';
import { isMobileDevice } from './mobile-upload.ts';
import { AlbumGone } from './parts/album-gone.tsx';
import { ChooseButton } from './parts/choose-button.tsx';
import { FileList } from './parts/file-list.tsx';
import { ChooseAgain, FailedFiles, FullLibrary, RefusedFiles } from './parts/list-notices.tsx';
import { UploadButtons } from './parts/upload-buttons.tsx';
import { UploadProgress } from './parts/upload-progress.tsx';
import { countUploads, statusText } from './upload-status.ts';
import { useFileDrop } from './use-file-drop.ts';

/** With the library that draws codes. */
const fromPhoneDialog = lazyDialog(() =>
  import('../from-phone/from-phone-dialog.tsx').then(({ FromPhoneDialog }) => FromPhoneDialog),
);

/**
 * Dialog that adds photos (P2.152): the customer chooses, drops or pastes them, looks at them, begins when she is ready (P2.155),
 * and follows each of them. She may close it meanwhile: a card stays. It closes by itself once all of them are uploaded.
 */
export function AddPhotosDialog() {
  const { albumId, refused } = useUploadDialog();
  const view = useUploads();
  const choose = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const isOver = useFileDrop({ onFiles: (files) => void uploadDialog.add(files) });
  const { items } = view;
  const counts = countUploads(items);
  const status = statusText(counts);
  const spoken = useSettledText(status);
  const isEmpty = items.length === 0;
  const isBegun = useRef(false);
  const [isFromPhone, setFromPhone] = useState(false);
  const begin = () => {
    isBegun.current = true;
    uploads.start();
  };

  // What was begun here is all uploaded, and nothing is left to be read, decided or waited for: the press that began it was enough.
  const isComplete =
    !isEmpty && counts.done === counts.all && refused.length === 0 && view.goneAlbum === undefined && !isFromPhone;
  useEffect(() => {
    if (isComplete && isBegun.current) uploadDialog.close();
  }, [isComplete]);

  // Buttons disappear with their action: begin, clear, acknowledge. One that is always there gets the focus then (X4), unless a dialog
  // that lay over this one gives it back to what opened it.
  useEffect(() => {
    queueMicrotask(() => {
      if (document.activeElement === document.body)
        (isEmpty ? choose : confirm).current?.focus({ preventScroll: true });
    });
  });

  return (
    <Dialog
      title={t('upload.title')}
      closeLabel={t('dialog.close')}
      initialFocus={choose}
      // The card that it replaces may have opened it.
      fallbackFocus={() =>
        document.querySelector<HTMLElement>('[data-add-photos]') ?? document.getElementById('content')
      }
      onClose={uploadDialog.close}
      footer={<UploadButtons view={view} counts={counts} confirm={confirm} onStart={begin} />}
    >
      {albumId !== undefined && albumId !== view.goneAlbum && <AlbumNotice albumId={albumId} />}
      <RefusedFiles refused={refused} />
      <ChooseAgain items={items} />
      {view.goneAlbum !== undefined && <AlbumGone albumId={view.goneAlbum} />}
      <FullLibrary full={counts.underWay > 0 ? view.full : undefined} />
      <FailedFiles items={items} counts={counts} />
      <div className={isEmpty || isOver ? styles.wide : styles.narrow} data-over={isOver || undefined}>
        {isEmpty && <Invitation />}
        {status !== '' && <p className={styles.status}>{status}</p>}
        <ChooseButton ref={choose} label={t(isEmpty ? 'upload.choose' : 'upload.chooseMore')} isMain={isEmpty} />
        {!isMobileDevice(navigator) && (
          <Button variant="quiet" icon="phone" aria-haspopup="dialog" onClick={() => setFromPhone(true)}>
            {t('upload.fromPhone')}
          </Button>
        )}
        {isFromPhone && <fromPhoneDialog.Component albumId={albumId} onClose={() => setFromPhone(false)} />}
        {isEmpty && <p className={styles.types}>{t('upload.types')}</p>}
      </div>
      <UploadProgress view={view} counts={counts} />
      {!isEmpty && <FileList items={items} />}
      <VisuallyHidden live="polite">{spoken}</VisuallyHidden>
    </Dialog>
  );
}

/** Touch screens have no drag and drop. */
function Invitation() {
  return (
    <>
      <p className={styles.byMouse}>{t('upload.drop')}</p>
      <p className={styles.byFinger}>{t('upload.invitation')}</p>
    </>
  );
}
