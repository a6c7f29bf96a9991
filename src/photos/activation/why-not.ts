import { t } from '#i18n/texts.ts';
import type { ActivationView } from './activation-view.ts';

/** Nothing is done with photos while all of them are being deleted (O52). */
export function whyNoActions({ phase }: ActivationView): string | undefined {
  return phase === 'deleting' ? t('activation.deleting.wait') : undefined;
}
