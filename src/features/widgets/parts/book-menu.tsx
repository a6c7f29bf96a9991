import { useState } from 'react';
import { ConfirmDialog } from '#forms/confirm-dialog.tsx';
import { t } from '#i18n/texts.ts';
import { IconButton } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { bookTitle } from '../book-title.ts';
import type { OnlineVersion } from '../use-online-version.ts';

export interface BookMenuProps {
  version: OnlineVersion;
  /** Name of the photo book in its label. */
  name: string;
  /** Element that gets the focus when the online version is gone, and the menu with it. */
  fallbackFocus: () => HTMLElement | null;
}

/** Further actions on an online version: make it anew, and remove it after asking. */
export function BookMenu({
  version: { book, isRequesting, request, remove },
  name: title,
  fallbackFocus,
}: BookMenuProps) {
  const [isAsking, setAsking] = useState(false);
  const label = t('widgets.moreOf', { title });
  return (
    <>
      <Menu
        label={label}
        entries={[
          { key: 'refresh', icon: 'retry', label: t('widgets.refresh'), onSelect: request },
          { key: 'remove', icon: 'trash', label: t('widgets.remove'), tone: 'danger', onSelect: () => setAsking(true) },
        ]}
        renderButton={(button) => (
          <IconButton
            {...button}
            icon="more"
            label={label}
            busy={isRequesting}
            busyLabel={t('widgets.refreshing', { title })}
          />
        )}
      />
      {isAsking && (
        <ConfirmDialog
          title={t('widgets.remove.title')}
          confirmLabel={t('widgets.remove')}
          busyLabel={t('widgets.removing')}
          onConfirm={() => remove().then(() => setAsking(false))}
          success={() => t('widgets.removed', { title: bookTitle(book) })}
          onClose={() => setAsking(false)}
          fallbackFocus={fallbackFocus}
        >
          <p>{t('widgets.remove.text', { title })}</p>
          <p>{t('widgets.remove.stays')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
