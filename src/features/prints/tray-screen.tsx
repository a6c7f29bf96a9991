import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyDialog } from '#failures/lazy-dialog.ts';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { useSingleRun } from '#lib/use-single-run.ts';
import { paths } from '#paths';
import { useActivation, whyNoActions } from '#photos/activation/library-activation.ts';
import { PRINTS_LIMIT } from '#photos/data/limits.ts';
import { ListPhotos } from '#photos/grid/list-photos.tsx';
import { PhotoOutlet } from '#photos/open-photo/photo-outlet.tsx';
import { ALBUM_GROUP } from '#photos/pages/page-source.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { PhotoTools } from '#photos/screens/photo-tools.tsx';
import { SelectBar } from '#photos/screens/select-bar.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyLibraryDrawing } from '#ui/drawings/empty-drawings.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { orderPrints } from './order-prints.tsx';
import { nextPart, type Tray } from './tray/model.ts';
import { keepFocus, TrayNotices } from './parts/tray-notices.tsx';
import { takeOut } from './tray/take-out.ts';
import styles from './tray-screen.module.css';
import { useTray } from './tray/use-tray.ts';

const continueDialog = lazyDialog(() => import('./continue-dialog.tsx').then(({ ContinueDialog }) => ContinueDialog));

/** Page of the print tray: photos that are collected for prints. An open photo lies over it and leaves it as it is. */
export function TrayScreen() {
  const { list, tray } = useTray();
  const hasPhotos = tray !== undefined && tray.photos.length > 0;
  return (
    <>
      <div className={styles.page}>
        <PageHead
          back={{ to: paths.photos(), label: t('photos.title') }}
          title={t('tray.title')}
          facts={hasPhotos && <Facts tray={tray} />}
          actions={hasPhotos && <OrderTray list={list} tray={tray} />}
          tools={<PhotoTools list={list} more={hasPhotos && <MoreOfTray list={list} tray={tray} />} />}
        />
        <SelectBar list={list} />
        {tray && <TrayNotices tray={tray} />}
        <ListPhotos list={list} label={t('tray.grid')} preview="printTrayPhoto" empty={<EmptyTray />} />
      </div>
      <PhotoOutlet path={list.path} />
    </>
  );
}

function Facts({ tray }: { tray: Tray }) {
  const amount = tray.photos.length;
  const text = t('album.photos', { count: amount, amount });
  return isInParts(tray)
    ? `${text} · ${t('tray.inParts', { limit: PRINTS_LIMIT, parts: nextPart(tray).parts })}`
    : text;
}

/** Whether there are more than the editor takes at once. Of fewer, what was handed over before makes no parts. */
function isInParts({ photos }: Tray): boolean {
  return photos.length > PRINTS_LIMIT;
}

/** The button that hands over what is next: all of it, or a part (O79). */
function OrderTray({ list, tray }: { list: PhotoList; tray: Tray }) {
  const client = useQueryClient();
  const { run } = useSingleRun();
  const whyNot = whyNoActions(useActivation());
  const { photos, part, parts } = nextPart(tray);
  if (photos.length === 0) return null;
  const amount = photos.length;
  const about = isInParts(tray) ? t('downloads.part', { part, total: parts }) : undefined;
  const order = () =>
    orderPrints(
      { client, list },
      photos.map(({ id }) => ({ imageId: id, groupKey: ALBUM_GROUP })),
      about === undefined ? {} : { part: about },
    );
  return (
    <Button variant="primary" icon="prints" disabledReason={whyNot} onClick={() => void run(order)}>
      {about === undefined
        ? t('tray.order', { count: amount, amount })
        : t('tray.orderPart', { part, parts, count: amount, amount })}
    </Button>
  );
}

/** Further actions on the tray as a whole. */
function MoreOfTray({ list, tray }: { list: PhotoList; tray: Tray }) {
  const [isContinuing, setContinuing] = useState(false);
  const empty = () => {
    keepFocus();
    void takeOut(() => true, 'tray.emptied');
  };
  return (
    <>
      <Button variant="quiet" icon="share" aria-haspopup="dialog" onClick={() => setContinuing(true)}>
        {t('tray.continue')}
      </Button>
      <Button variant="quiet" icon="trash" onClick={empty}>
        {t('tray.empty')}
      </Button>
      {isContinuing && <continueDialog.Component list={list} tray={tray} onClose={() => setContinuing(false)} />}
    </>
  );
}

function EmptyTray() {
  return (
    <EmptyState
      drawing={<EmptyLibraryDrawing />}
      title={t('tray.none.title')}
      actions={
        <Link to={paths.photos()} className={buttonClass('primary')}>
          {t('downloads.empty.toPhotos')}
        </Link>
      }
    >
      <p>{t('tray.none.text')}</p>
    </EmptyState>
  );
}
