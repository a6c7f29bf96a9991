import { useAtomValue } from 'jotai/react';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Failure } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { offlineAtom } from '#lib/offline.ts';
import { photoName, takenOn } from '#photos/data/photo-name.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Spinner } from '#ui/loading.tsx';
import { Select } from '#ui/select.tsx';
import { useDialogLayer } from '#ui/use-dialog-layer.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Slide } from './playlist.ts';
import { PACES } from './pace.ts';
import { isDecoded, slideUrl } from './show-state.ts';
import styles from './slideshow.module.css';
import { useControls } from './use-controls.ts';
import { type SlideshowSource, useSlideshow } from './use-slideshow.ts';

export interface SlideshowProps extends SlideshowSource {
  /** Called with the photo that showed last, before the slideshow closes. */
  onEnd?: (slide: Slide) => void;
  onClose: () => void;
}

/** Slideshow over the whole window: one photo after the other. Its controls go while nothing moves, and Escape ends it. */
export function Slideshow({ onEnd, onClose, ...source }: SlideshowProps) {
  const show = useSlideshow(source);
  const { state, next, isPlaying, pace, failure } = show;
  const { shown, before } = state;
  const isOffline = useAtomValue(offlineAtom);
  const end = () => {
    if (shown) onEnd?.(shown);
    onClose();
  };
  const layer = useDialogLayer({
    onClose: end,
    onLeavePage: onClose,
    fallbackFocus: () => document.getElementById('content'),
  });
  const isQuiet = useControls(layer, show, isPlaying && !failure);
  const date = shown && takenOn(shown.photo, 'dateTime');
  // What is to come may be what has just gone: two photos take turns.
  const slides = distinct([shown, next, before]);
  return createPortal(
    <div
      ref={layer}
      className={classNames(styles.layer, isQuiet && styles.quiet)}
      data-theme="dark"
      data-on-paper
      role="dialog"
      aria-modal="true"
      aria-label={t('slideshow.title')}
      tabIndex={-1}
    >
      <div className={styles.stage}>
        {slides.map((slide) => (
          <SlidePicture
            key={slide.photo.imageId}
            slide={slide}
            isShown={slide === shown}
            isKnown={isDecoded(state, slide.photo)}
            onDecoded={show.onDecoded}
            onBroken={show.onBroken}
          />
        ))}
        {!shown && !failure && <Spinner size="large" label={t('app.loading')} className={styles.spinner} />}
        {failure && !isOffline && (
          <div className={styles.failure}>
            <Failure of={failure} text={failure.error === undefined ? t('slideshow.failed') : undefined} />
          </div>
        )}
      </div>
      <div className={styles.bar}>
        <Button variant="quiet" icon="close" className={styles.end} onClick={end}>
          <span data-words="narrow">{t('slideshow.end')}</span>
        </Button>
        <IconButton
          icon="chevron-left"
          label={t('preview.previous')}
          disabledReason={show.hasPrevious ? undefined : t('slideshow.first')}
          onClick={() => show.go(-1)}
        />
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={t(isPlaying ? 'slideshow.pause' : 'slideshow.resume')}
          onClick={show.toggle}
        />
        <IconButton icon="chevron-right" label={t('preview.next')} onClick={() => show.go(1)} />
        <Select
          label={t('slideshow.pace')}
          hideLabel
          className={styles.pace}
          options={PACES.map((seconds) => ({
            value: String(seconds),
            text: t('slideshow.seconds', { count: seconds, amount: seconds }),
          }))}
          value={String(pace)}
          onChange={(value) => show.choosePace(PACES.find((seconds) => String(seconds) === value) ?? pace)}
        />
      </div>
      <div className={styles.caption}>
        {date !== undefined && <p>{t('photo.takenOn', { date })}</p>}
        <p role="status">
          {state.skipped > 0 && t('slideshow.skipped', { count: state.skipped, amount: state.skipped })}
        </p>
      </div>
      {/* While it runs, a photo every few seconds would never let a screen reader come to an end. */}
      <VisuallyHidden live="polite">{shown && !isPlaying ? photoName(shown.photo) : ''}</VisuallyHidden>
    </div>,
    document.body,
  );
}

interface SlidePictureProps {
  slide: Slide;
  isShown: boolean;
  /** The slideshow knows that it is decoded. */
  isKnown: boolean;
  onDecoded: (slide: Slide) => void;
  onBroken: (slide: Slide) => void;
}

/** Picture of a slide: decoded before it is seen. */
function SlidePicture({ slide, isShown, isKnown, onDecoded, onBroken }: SlidePictureProps) {
  const url = slideUrl(slide.photo);
  // One that is drawn keeps its link. See: [Note: Links of photos expire]
  const [drawn, setDrawn] = useState<string>();
  const decode = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    currentTarget.decode().then(
      () => setDrawn(url),
      () => onBroken(slide),
    );
  };
  // Not when it loads: what goes and is next at once, as the first of three does, is forgotten but stays drawn, and loads once only.
  useEffect(() => {
    if (drawn !== undefined && !isKnown) onDecoded(slide);
  });
  return (
    <img
      className={classNames(styles.picture, isShown && styles.shown)}
      src={drawn ?? url}
      alt={isShown ? photoName(slide.photo) : ''}
      aria-hidden={!isShown}
      draggable={false}
      data-slide={isShown ? slide.photo.imageId : undefined}
      data-waiting={!isShown && drawn !== undefined ? slide.photo.imageId : undefined}
      onLoad={decode}
      onError={() => onBroken(slide)}
    />
  );
}

function distinct(slides: readonly (Slide | undefined)[]): Slide[] {
  return [
    ...new Map(slides.flatMap((slide) => (slide ? [[slide.photo.imageId, slide] as const] : [])).toReversed()).values(),
  ];
}
