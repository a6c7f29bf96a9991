import { createElement, type ComponentType } from 'react';
import { t } from '#i18n/texts.ts';
import { lazily, type Lazy } from '#lib/lazily.tsx';
import { ScreenSpinner } from '#ui/loading.tsx';
import { useLeavePage } from '#ui/leave-page.ts';
import { showToast } from '#ui/toast-store.ts';

/** Shows a toast: the action failed, for example because its script could not be loaded. */
export function tellFailedAction(): void {
  showToast({ tone: 'failure', text: t('failure.action') });
}

/**
 * Dialog whose script is loaded when it is opened. Until that is there a spinner shows, which Escape gives up; if it fails it closes
 * with a toast, and the page stays (R5). It does not open on another page than the one where it was opened.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  importDialog: () => Promise<ComponentType<Props>>,
): Lazy<Props> {
  const { Component: Dialog, ...script } = lazily(importDialog, {
    whenMissing({ onClose }) {
      onClose();
      tellFailedAction();
    },
    meanwhile: ({ onClose }) => createElement(ScreenSpinner, { label: t('app.loading'), onClose }),
  });
  return {
    ...script,
    Component(props) {
      useLeavePage(props.onClose);
      return createElement(Dialog, props);
    },
  };
}
