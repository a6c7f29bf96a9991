import { useState } from 'react';
import { lazyDialog } from '#failures/lazy-dialog.ts';
import { t } from '#i18n/texts.ts';
import { Button, IconButton } from '#ui/button.tsx';
import type { SlideshowProps } from './slideshow.tsx';

const slideshow = lazyDialog(() => import('./slideshow.tsx').then(({ Slideshow }) => Slideshow));

export interface SlideshowButtonProps extends Omit<SlideshowProps, 'onClose'> {
  /** Whether it has an icon and no words. */
  isIcon?: boolean;
  /** Reason why there is nothing to show. */
  disabledReason?: string;
}

/** Button that starts a slideshow. */
export function SlideshowButton({ isIcon = false, disabledReason, ...show }: SlideshowButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const label = t('slideshow.title');
  const button = { icon: 'play', disabledReason, onClick: () => setOpen(true) } as const;
  return (
    <>
      {isIcon ? (
        <IconButton {...button} label={label} />
      ) : (
        <Button {...button} variant="quiet">
          {label}
        </Button>
      )}
      {isOpen && <slideshow.Component {...show} onClose={() => setOpen(false)} />}
    </>
  );
}
