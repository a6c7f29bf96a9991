import { createElement, type ComponentType } from 'react';
import { t } from '#i18n/texts.ts';
import { lazily, type Lazy } from '#lib/lazily.tsx';
import { ScreenSpinner } from '#ui/loading.tsx';
import { useLeavePage } from '#ui/leave-page.ts';
import { useKeyDown } from '#ui/page-keys.ts';
import { showToast } from '#ui/toast-store.ts';

/** Shows a toast: the action failed, for example because its script could not be loaded. */
export function tellFailedAction(): void {
  showToast({ tone: 'failure', text: t('failure.action') });
}

/** Stands for a dialog whose script is on its way. Escape gives it up. */
function OnItsWay({ onClose }: { onClose: () => void }) {
  useKeyDown(
    (event) => {
      if (event.key !== 'Escape') return;
      // It is for this, and not for what lies below, such as a selection.
      event.stopPropagation();
      onClose();
    },
    { capture: true },
  );
  return createElement(ScreenSpinner, { label: t('app.loading') });
}

/**
 * Dialog whose script is loaded when it is opened. Until that is there a spinner shows; if it fails it closes with a toast, and the page stays (R5). It does not open
 * on another page than the one where it was opened.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  importDialog: () => Promise<ComponentType<Props>>,
): Lazy<Props> {
  const { Component: Dialog, ...script } = lazily(importDialog, {
    whenMissing({ onClose }) {
      onClose();
      tellFailedAction();
    },
    meanwhile: ({ onClose }) => createElement(OnItsWay, { onClose }),
  });
  return {
    ...script,
    Component(props) {
      useLeavePage(props.onClose);
      return createElement(Dialog, props);
    },
  };
}
