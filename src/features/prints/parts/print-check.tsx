import { useSetAtom } from 'jotai/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { lazyDialog } from '#failures/lazy-dialog.ts';
import { t } from '#i18n/texts.ts';
import { tileNotesAtom } from '#photos/grid/tile-notes.ts';
import { PRINTS_LIMIT } from '#photos/data/limits.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import type { PrintFormat } from '#photos/print-quality/print-formats.ts';
import { pixelsOf, qualityOf, type Verdict } from '#photos/print-quality/print-quality.ts';
import { formatName } from '#photos/print-quality/print-texts.ts';
import { Button } from '#ui/button.tsx';
import { firstControl, useCatchFocus } from '#ui/focus.ts';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { useSettledText } from '#ui/use-settled-text.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useFormatChoice } from '../format-choice.ts';
import { type SelectedPhoto, type SelectedPhotos, useSelectedPhotos } from '../selected-photos.ts';
import { useLeaveOut } from '../use-leave-out.ts';
import { FormatSelect } from './format-select.tsx';
import styles from './print-check.module.css';

const cropDialog = lazyDialog(() => import('./crop-dialog.tsx').then(({ CropDialog }) => CropDialog));

/**
 * Check of the selected photos at the format that they are ordered in, for the bar of a selection for prints: what
 * would be soft can be looked at, or left out. It informs, and never keeps anybody from going on.
 */
export function PrintCheck({ list }: { list: PhotoList }) {
  const { formats, format, choose } = useFormatChoice();
  const selected = useSelectedPhotos(list);
  const [shown, setShown] = useState<readonly SelectedPhoto[]>();
  const place = useRef<HTMLDivElement>(null);
  const choice = () => place.current?.querySelector('select') ?? null;
  useSoftNotes(format);
  // What soft photos can be shown or left out by goes when none is left, and "Try again" when they are read again (X4).
  useCatchFocus(place, (own) => choice() ?? firstControl(own));
  return (
    <div ref={place} className={styles.check}>
      {formats && format ? (
        <FormatSelect hideLabel className={styles.format} formats={formats} format={format} onChoose={choose} />
      ) : (
        <Skeleton width="9rem" height="var(--target)" />
      )}
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        disabledReason={selected.photos.length === 0 ? whyNoCrop(selected) : undefined}
        onClick={() => setShown(selected.photos)}
      >
        {t('prints.crop')}
      </Button>
      {format && <Verdicts list={list} format={format} selected={selected} onShow={setShown} />}
      {shown && (
        <cropDialog.Component list={list} photos={shown} fallbackFocus={choice} onClose={() => setShown(undefined)} />
      )}
    </div>
  );
}

interface VerdictsProps {
  list: PhotoList;
  format: PrintFormat;
  selected: SelectedPhotos;
  onShow: (photos: readonly SelectedPhoto[]) => void;
}

/** "3 of 40 would look soft at 20 × 30 cm", and what can be done about it. */
function Verdicts({ list, format, selected, onShow }: VerdictsProps) {
  const { photos, count, status, readAgain } = selected;
  const leaveOut = useLeaveOut(list);
  const judged = useMemo(
    () => Map.groupBy(photos, ({ photo }) => qualityOf(pixelsOf(photo), format).verdict),
    [photos, format],
  );
  const soft = judged.get('soft') ?? [];
  const text = sentence({ selected, judged, format });
  const spoken = useSettledText(text);
  return (
    <>
      {text !== '' && (
        <p className={styles.sentence}>
          {soft.length > 0 && <Icon name="warning" size={20} className={styles.warning} />}
          <span>{text}</span>
        </p>
      )}
      {soft.length > 0 && (
        <span className={styles.ways}>
          <Button aria-haspopup="dialog" onClick={() => onShow(soft)}>
            {t('prints.showSoft')}
          </Button>
          <Button onClick={() => leaveOut(soft)}>{t('prints.leaveOut')}</Button>
        </span>
      )}
      {status === 'failed' && photos.length < count && <Button onClick={readAgain}>{t('failure.retry')}</Button>}
      <VisuallyHidden live="polite">{spoken}</VisuallyHidden>
    </>
  );
}

interface Judged {
  selected: SelectedPhotos;
  judged: ReadonlyMap<Verdict, readonly SelectedPhoto[]>;
  format: PrintFormat;
}

/** Sentence about the selection; none for one that is empty, or too large to be ordered. */
function sentence({ selected: { photos, count, status }, judged, format }: Judged): string {
  if (count === 0 || status === 'too many') return '';
  if (status === 'reading') return t('prints.checking');
  const size = formatName(format);
  const soft = judged.get('soft')?.length ?? 0;
  const unknown = judged.get('unknown')?.length ?? 0;
  const parts = [
    soft > 0 && t('prints.soft', { count: soft, amount: soft, total: count, size }),
    soft === 0 && unknown === 0 && status === 'complete' && photos.length > 0 && t('prints.fine', { size }),
    unknown > 0 && t('prints.notJudged', { count: unknown, amount: unknown }),
    status === 'failed' && t('prints.notChecked'),
  ];
  return parts.filter((part) => part !== false).join(' · ');
}

/** Reason why no photo can be shown in a crop. */
function whyNoCrop({ count, status }: SelectedPhotos): string {
  if (status === 'too many') return t('prints.limit', { limit: PRINTS_LIMIT });
  if (status === 'failed') return t('prints.notChecked');
  // All of them are gone, though their month still counts them.
  if (status === 'complete' && count > 0) return t('selection.gone', { count, amount: count });
  return t(count === 0 ? 'actions.selectFirst' : 'prints.checking');
}

/** Hook: marks the photos of the list that would look soft, while they are selected for prints. */
function useSoftNotes(format: PrintFormat | undefined): void {
  const setNotes = useSetAtom(tileNotesAtom);
  useEffect(() => {
    if (!format) return;
    const sign = (
      <span className={styles.sign} aria-hidden="true">
        <Icon name="warning" size={16} />
      </span>
    );
    setNotes({
      of: (photo, name) =>
        qualityOf(pixelsOf(photo), format).verdict === 'soft'
          ? { name: t('prints.softName', { name, size: formatName(format) }), sign }
          : undefined,
    });
    return () => setNotes(undefined);
  }, [format, setNotes]);
}
