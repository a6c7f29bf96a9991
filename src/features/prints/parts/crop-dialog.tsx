import { useCallback, useRef, useState } from 'react';
import { Failure } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { photoName } from '#photos/data/photo-name.ts';
import { photoShape, PREVIEW_SIZE, thumbnailUrl } from '#photos/data/thumbnails.ts';
import { indexOfPhoto, photoAt } from '#photos/pages/group-model.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { usePhotoGroup } from '#photos/pages/photo-pages-store.ts';
import type { PrintFormat } from '#photos/print-quality/print-formats.ts';
import { pixelsOf, qualityOf } from '#photos/print-quality/print-quality.ts';
import { useSelectionControl, useSelectionMode } from '#photos/selection/selection-atoms.ts';
import { isSelected, NO_PHOTOS } from '#photos/selection/selection.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Spinner } from '#ui/loading.tsx';
import { isCommand, useKeyDown } from '#ui/page-keys.ts';
import { usePictureAgain } from '#ui/use-picture-again.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { cropText, qualityText } from '../crop-texts.ts';
import { useFormatChoice } from '../format-choice.ts';
import type { SelectedPhoto } from '../selected-photos.ts';
import { withSelected } from '../use-leave-out.ts';
import styles from './crop-dialog.module.css';
import { CroppedPicture } from './cropped-picture.tsx';
import { FormatSelect } from './format-select.tsx';

export interface CropDialogProps {
  list: PhotoList;
  /** At least one. */
  photos: readonly SelectedPhoto[];
  /** Element that gets the focus when what opened it is gone: all that it was for may have been left out. */
  fallbackFocus: () => HTMLElement | null;
  onClose: () => void;
}

/**
 * Photos of a selection one by one, each with what would be cut off at the chosen format, and how it would look. One can be left
 * out, and taken back in, as long as the dialog is open.
 */
export function CropDialog({ list, photos: given, fallbackFocus, onClose }: CropDialogProps) {
  // Those that are left out stay in the row: they can be taken back in.
  const [photos] = useState(given);
  const [number, setNumber] = useState(0);
  const { formats, format, choose } = useFormatChoice();
  const stage = useRef<HTMLDivElement>(null);
  const go = (to: number) => setNumber(Math.min(Math.max(0, to), photos.length - 1));
  const step = (by: -1 | 1) => go(number + by);
  useRowKeys(stage, { step, jump: (to) => go(to === 'first' ? 0 : photos.length - 1) });
  const current = photos[number];
  if (!current) return null;
  const position = t('preview.position', { number: number + 1, total: photos.length });
  return (
    <Dialog
      title={t('prints.crop')}
      size="large"
      closeLabel={t('dialog.close')}
      fallbackFocus={fallbackFocus}
      onClose={onClose}
      footer={<LeaveOutButton list={list} selected={current} />}
    >
      <div className={styles.top}>
        {formats && format && <FormatSelect formats={formats} format={format} onChoose={choose} />}
        <span className={styles.position}>{position}</span>
      </div>
      <div ref={stage} className={styles.stage}>
        {format ? (
          <CropOf key={current.photo.imageId} list={list} selected={current} format={format} />
        ) : (
          <Spinner size="large" label={t('app.loading')} />
        )}
        {number > 0 && (
          <IconButton
            icon="chevron-left"
            variant="overlay"
            label={t('preview.previous')}
            className={styles.previous}
            onClick={() => step(-1)}
          />
        )}
        {number < photos.length - 1 && (
          <IconButton
            icon="chevron-right"
            variant="overlay"
            label={t('preview.next')}
            className={styles.next}
            onClick={() => step(1)}
          />
        )}
      </div>
      {format && <Words selected={current} format={format} position={position} />}
      {photos.length > 1 && (
        <p className={styles.keys}>
          <kbd>{t('shortcuts.turn.keys')}</kbd> {t('shortcuts.turn')}
        </p>
      )}
      <NextPicture selected={photos[number + 1]} />
    </Dialog>
  );
}

/** A photo in the frame of its print; a picture that does not load is told, and can be tried again. */
function CropOf({ list, selected, format }: { list: PhotoList; selected: SelectedPhoto; format: PrintFormat }) {
  const { pages } = list;
  const photo = useLatest(list, selected);
  const isIn = useIsSelected(list, selected);
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const url = thumbnailUrl(photo, PREVIEW_SIZE);
  const isBroken = brokenUrl === url;
  const again = useCallback(() => setBrokenUrl(undefined), []);
  const isTold = usePictureAgain(isBroken ? url : undefined, again);
  if (isTold) return <Failure of={{ error: undefined, refetch: again }} text={t('preview.failed')} />;
  if (isBroken) return <Spinner size="large" label={t('app.loading')} />;
  return (
    <CroppedPicture
      src={url}
      alt={photoName(photo)}
      size={format}
      isOut={!isIn}
      onBroken={() => {
        setBrokenUrl(url);
        pages.linkFailed(selected.groupKey, photo.imageId);
      }}
    />
  );
}

interface WordsProps {
  selected: SelectedPhoto;
  format: PrintFormat;
  /** Read out with them. */
  position: string;
}

/** Words on how the photo that shows would look, and what would be cut off. */
function Words({ selected: { photo }, format, position }: WordsProps) {
  // The picture that shows has the proportions of its thumbnails, whatever the photo says of its size.
  const shape = photoShape({ thumbnails: photo.thumbnails });
  const quality = qualityText(qualityOf(pixelsOf(photo), format));
  const cut = shape ? cropText(shape, format) : '';
  return (
    <>
      <p className={styles.words}>
        <span>{quality}</span>
        <span>{cut}</span>
      </p>
      <VisuallyHidden live="polite">{`${position}. ${photoName(photo)}. ${quality}. ${cut}`}</VisuallyHidden>
    </>
  );
}

/** Takes the photo that shows out of the selection, or back in. */
function LeaveOutButton({ list, selected }: { list: PhotoList; selected: SelectedPhoto }) {
  const { change } = useSelectionControl(list);
  const isIn = useIsSelected(list, selected);
  const notice = isIn ? '' : t('prints.leftOut', { count: 1, amount: 1 });
  return (
    <>
      <VisuallyHidden live="polite">{notice}</VisuallyHidden>
      <Button onClick={() => change((selection) => withSelected(list, selection, [selected], !isIn))}>
        {t(isIn ? 'prints.leaveOutOne' : 'prints.putBack')}
      </Button>
    </>
  );
}

/** Picture of the photo that comes next, loaded ahead. */
function NextPicture({ selected }: { selected: SelectedPhoto | undefined }) {
  return selected ? <img src={thumbnailUrl(selected.photo, PREVIEW_SIZE)} alt="" hidden /> : null;
}

/** Hook: the photo as its page has it now. See: [Note: Links of photos expire] */
function useLatest({ pages }: PhotoList, { photo, groupKey }: SelectedPhoto) {
  const group = usePhotoGroup(pages, groupKey);
  const index = indexOfPhoto(group, photo.imageId);
  return (index === undefined ? undefined : photoAt(group, index)) ?? photo;
}

/** Hook: whether a photo is still selected. */
function useIsSelected(list: PhotoList, { photo, groupKey }: SelectedPhoto): boolean {
  return isSelected(useSelectionMode(list)?.photos ?? NO_PHOTOS, groupKey, photo);
}

interface RowMoves {
  step: (by: -1 | 1) => void;
  jump: (to: 'first' | 'last') => void;
}

/** Hook: left and right move from photo to photo, Home and End to the first and the last, unless the choice of a format uses the key. */
function useRowKeys(stage: { current: HTMLElement | null }, moves: RowMoves): void {
  useKeyDown((event) => {
    const { defaultPrevented, shiftKey, target, key } = event;
    if (defaultPrevented || shiftKey || isCommand(event)) return;
    const isElsewhere =
      target !== document.body &&
      !(target instanceof Element && target.closest('[role="dialog"]') === stage.current?.closest('[role="dialog"]'));
    if (isElsewhere || (target instanceof Element && target.matches('select'))) return;
    const move = {
      ArrowLeft: () => moves.step(-1),
      ArrowRight: () => moves.step(1),
      Home: () => moves.jump('first'),
      End: () => moves.jump('last'),
    }[key];
    if (!move) return;
    event.preventDefault();
    move();
  });
}
