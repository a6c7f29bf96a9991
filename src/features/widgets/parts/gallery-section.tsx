import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '#i18n/texts.ts';
import { channelQuery } from '#vendor/channel.ts';
import { GalleryEntryControl } from './gallery-entry-control.tsx';
import styles from './gallery-section.module.css';
import { GalleryFailure, GallerySkeleton } from './gallery-waits.tsx';

export interface GallerySectionProps {
  productCode: string;
  /** What the photo book is called. */
  title: string;
}

/** Whether everybody may look through an online photo book (O115). What fails here leaves the rest of the page alone. */
export function GallerySection({ productCode, title }: GallerySectionProps) {
  const channel = useQuery(channelQuery());
  return (
    <section className={styles.section} aria-labelledby="gallery-title">
      <h2 id="gallery-title" className={styles.title}>
        {t('gallery.title')}
      </h2>
      {content()}
    </section>
  );

  function content(): ReactNode {
    if (channel.data !== undefined)
      return <GalleryEntryControl place={{ orderCode: productCode, channel: channel.data }} title={title} />;
    return channel.isPending ? <GallerySkeleton /> : <GalleryFailure of={channel} />;
  }
}
