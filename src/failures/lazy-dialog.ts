import { createElement, type ComponentType } from 'react';
import { t } from '#i18n/texts.ts';
import { lazily, type Lazy, type LazyPart } from '#lib/lazily.tsx';
import { ScreenSpinner } from '#ui/loading.tsx';
import { useLeavePage, whileOnPage } from '#ui/leave-page.ts';
import { showToast } from '#ui/toast-store.ts';

/** Shows a toast: the action failed, for example because its script could not be loaded. */
export function showFailedAction(): void {
  showToast({ tone: 'failure', text: t('failure.action') });
}

/**
 * Dialog whose script is loaded when it is opened. Until that is there a spinner shows, which Escape gives up; if it fails it closes
 * with a toast, and the page stays (R5). It does not open on another page than the one where it was opened.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  importDialog: () => Promise<ComponentType<Props>>,
): Lazy<Props> {
  return lazily(importDialog, {
    whenMissing({ onClose }) {
      onClose();
      showFailedAction();
    },
    meanwhile: ({ onClose }) => createElement(DialogOnItsWay, { onClose }),
  });
}

/** Once it is there, a dialog closes with its page by itself. See: [Note: A dialog belongs to its page] */
function DialogOnItsWay({ onClose }: { onClose: () => void }) {
  useLeavePage(onClose);
  return createElement(ScreenSpinner, { label: t('app.loading'), onClose });
}

/**
 * Runs what was pressed once its script is loaded, for a press whose button is busy until then. If the script fails a toast says so. It
 * does not run on another page than the one where it was pressed.
 */
export async function runWhenLoaded<Part>(
  { load }: LazyPart<Part>,
  begin: (part: Part) => void | Promise<void>,
): Promise<void> {
  await whileOnPage(load)
    .then((part) => part && begin(part))
    // A page that misses a script after a deployment is loaded anew (src/app/pages/missing-scripts.ts).
    .catch(showFailedAction);
}
