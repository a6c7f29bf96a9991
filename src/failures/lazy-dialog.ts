import { createElement, type ComponentType } from 'react';
import { t } from '#i18n/texts.ts';
import { lazily, type Lazy } from '#lib/lazily.tsx';
import { useLeavePage } from '#ui/leave-page.ts';
import { showToast } from '#ui/toast-store.ts';

/** Says that what was pressed for did not happen, for example since its script could not be had. */
export function tellFailedAction(): void {
  showToast({ tone: 'failure', text: t('failure.action') });
}

/**
 * A dialog whose script comes when it is opened. Without a network it closes again and says so; the page stays (R5). On another
 * page than the one where it was asked for it does not open.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  importDialog: () => Promise<ComponentType<Props>>,
): Lazy<Props> {
  const { Component: Dialog, ...script } = lazily(importDialog, {
    whenMissing({ onClose }) {
      onClose();
      tellFailedAction();
    },
  });
  return {
    ...script,
    Component(props) {
      useLeavePage(props.onClose);
      return createElement(Dialog, props);
    },
  };
}
