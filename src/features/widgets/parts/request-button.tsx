import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import type { OnlineVersion } from '../use-online-version.ts';

export interface RequestButtonProps {
  version: OnlineVersion;
  /** What it calls the photo book. */
  name: string;
}

/** Asks for an online version (A2.112). It keeps its place, and the focus, for as long as that is being made. */
export function RequestButton({ version: { state, isRequesting, request }, name: title }: RequestButtonProps) {
  return (
    <Button
      icon="plus"
      aria-label={t('widgets.requestNamed', { title })}
      busy={isRequesting || state === 'inTheMaking'}
      busyLabel={t('widgets.makingNamed', { title })}
      onClick={request}
    >
      {t('widgets.request')}
    </Button>
  );
}
