import { useEffect, useState } from 'react';
import { Failure } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import type { Photo } from '#photos/data/library-queries.ts';
import { SMALLEST_SIZE } from '#photos/data/thumbnails.ts';
import { useThumbnail } from '#photos/grid/use-thumbnail.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { useSettledText } from '#ui/use-settled-text.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { AlbumNotice } from '../album-notice.tsx';
import styles from './from-phone-dialog.module.css';
import { usePhonePhotos } from './use-phone-photos.ts';

export interface FromPhoneDialogProps {
  /** Album that photos are added to; undefined for the library alone. */
  albumId: string | undefined;
  onClose: () => void;
}

/**
 * Dialog with a code that opens what adds photos on a phone (docs/decisions/0080), and with what has come from there. Photos go into
 * the library alone once the album is gone.
 */
export function FromPhoneDialog({ albumId, onClose }: FromPhoneDialogProps) {
  // Photos that came into an album which is gone; undefined while it is there.
  const [earlier, setEarlier] = useState<readonly Photo[]>();
  const target = earlier ? undefined : albumId;
  return (
    <Dialog
      title={t('upload.fromPhone.title')}
      closeLabel={t('dialog.close')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('upload.fromPhone.done')}
        </Button>
      }
    >
      {earlier && (
        <Banner tone="warning" title={t('album.gone')} announced>
          <p>{t('upload.fromPhone.albumGone')}</p>
        </Banner>
      )}
      {target !== undefined && <AlbumNotice albumId={target} />}
      <Way address={addressOf(target)} />
      <Arrived key={target ?? ''} albumId={target} earlier={earlier} onAlbumGone={setEarlier} />
    </Dialog>
  );
}

/** Address that opens the dialog for adding photos. It says nothing of who is signed in. */
function addressOf(albumId: string | undefined): string {
  const path = albumId === undefined ? paths.photos({ add: true }) : paths.album({ id: albumId, add: true });
  return `${location.origin}${path}`;
}

/** The code, what to do with it, and its address for who cannot scan it. */
function Way({ address }: { address: string }) {
  return (
    <div className={styles.way}>
      <QrCode text={address} label={t('upload.fromPhone.code')} />
      <div className={styles.words}>
        <ol role="list" className={styles.steps}>
          <li>{t('upload.fromPhone.scan')}</li>
          <li>{t('upload.fromPhone.signIn')}</li>
          <li>{t('upload.fromPhone.take')}</li>
        </ol>
        <CopyButton
          size="small"
          value={address}
          label={t('upload.fromPhone.copyLink')}
          copiedLabel={t('failure.copied')}
          failedLabel={t('failure.copyFailed')}
        />
      </div>
    </div>
  );
}

interface ArrivedProps {
  albumId: string | undefined;
  /** Photos that came before. */
  earlier: readonly Photo[] | undefined;
  onAlbumGone: (arrived: readonly Photo[]) => void;
}

/** Photos that have come while the dialog is open, and how many. */
function Arrived({ albumId, earlier, onAlbumGone }: ArrivedProps) {
  const { arrived: newest, failure, isAlbumGone } = usePhonePhotos(albumId);
  const arrived = [...newest, ...(earlier ?? [])];
  useEffect(() => {
    if (isAlbumGone) onAlbumGone(arrived);
  });
  const count = arrived.length;
  const text = count === 0 ? t('upload.fromPhone.waiting') : t('upload.fromPhone.arrived', { count, amount: count });
  const spoken = useSettledText(count === 0 ? '' : text);
  return (
    <section className={styles.arrived} aria-label={t('upload.fromPhone.list')}>
      <p className={styles.count}>
        {count > 0 && <Icon name="check-circle" size={20} />}
        {text}
      </p>
      {failure && <Failure of={failure} text={t('upload.fromPhone.failed')} />}
      {count > 0 && (
        <ul role="list" className={styles.photos}>
          {arrived.map((photo) => (
            <ArrivedPhoto key={photo.imageId} photo={photo} />
          ))}
        </ul>
      )}
      <VisuallyHidden live="polite">{spoken}</VisuallyHidden>
    </section>
  );
}

function ArrivedPhoto({ photo }: { photo: Photo }) {
  // It is asked for again by itself.
  const { picture, isBroken } = useThumbnail(photo, SMALLEST_SIZE, false, () => {});
  return (
    <li className={styles.photo}>
      <span className={styles.picture}>
        {isBroken ? <Icon name="photos" /> : <img loading="lazy" width={48} height={48} {...picture} alt="" />}
      </span>
      <span className={styles.name} title={photo.localFileName}>
        {photo.localFileName}
      </span>
    </li>
  );
}
