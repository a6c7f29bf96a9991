import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '#i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Revealed } from '#ui/revealed.tsx';
import type { UploadItem } from '../../engine/upload-item.ts';
import { replaceAlbum } from '../replace-album.ts';
import { OtherAlbumDialog } from './other-album-dialog.tsx';

export interface AlbumGoneProps {
  /** The one that is gone. */
  albumId: string;
  items: readonly UploadItem[];
}

/**
 * The album that photos go into was deleted elsewhere meanwhile (R9). Those that have arrived are in the library, the others wait
 * until the customer has said whether all of them go into another album or into none.
 */
export function AlbumGone({ albumId, items }: AlbumGoneProps) {
  const client = useQueryClient();
  const [isChoosing, setChoosing] = useState(false);
  const arrived = items.flatMap((item) =>
    item.albumId === albumId && item.state === 'done' && item.uploadId !== undefined ? [item.uploadId] : [],
  );
  return (
    <>
      <Revealed>
        <Banner
          tone="warning"
          title={t('album.gone')}
          announced
          actions={
            <>
              <Button size="small" icon="copy-to-album" onClick={() => setChoosing(true)}>
                {t('upload.albumGone.other')}
              </Button>
              <Button size="small" onClick={() => replaceAlbum(client, albumId, undefined)}>
                {t('upload.albumGone.none')}
              </Button>
            </>
          }
        >
          <p>{t('upload.albumGone.text')}</p>
        </Banner>
      </Revealed>
      {isChoosing && <OtherAlbumDialog gone={albumId} arrived={arrived} onClose={() => setChoosing(false)} />}
    </>
  );
}
