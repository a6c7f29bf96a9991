import { useAtomValue } from 'jotai/react';
import { useLayoutEffect, useRef } from 'react';
import { t } from '#i18n/texts.ts';
import { offlineAtom } from '#lib/offline.ts';
import { aboveDialogs } from '#ui/dialog-stack.ts';
import { Icon } from '#ui/icon.tsx';
import { useHeightProperty } from '#ui/use-height-property.ts';
import styles from './connection-bar.module.css';

/**
 * Bar that says that there is no connection, over the lower edge of the page: nothing moves when it comes or goes. It stands in the
 * page from the start, as live regions have to. See: [Note: Away from the network]
 */
export function ConnectionBar() {
  const isOffline = useAtomValue(offlineAtom);
  const place = useRef<HTMLDivElement>(null);
  useHeightProperty(place, '--offline-height', isOffline);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-offline', isOffline);
  }, [isOffline]);
  return (
    <div {...{ [aboveDialogs]: '' }} ref={place} className={styles.place} role="status">
      {isOffline && (
        <p className={styles.bar}>
          <Icon name="info" className={styles.icon} />
          {t('app.offline')}
        </p>
      )}
    </div>
  );
}
