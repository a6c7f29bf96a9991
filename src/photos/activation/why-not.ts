import { t } from '#i18n/texts.ts';
import type { ActivationView } from './activation-view.ts';

/** Nothing is done with photos while all of them are being deleted (O52). */
export function whyNoActions({ phase }: ActivationView): string | undefined {
  return phase === 'deleting' ? t('activation.deleting.wait') : undefined;
}

/** Nor can all be deleted while they are being imported: the service refuses it. */
export function whyNotEmptied(view: ActivationView): string | undefined {
  return view.phase === 'importing' ? t('activation.importing.wait') : whyNoActions(view);
}
