import { t } from '#i18n/texts.ts';
import { MailDrawing } from '#ui/drawings/mail-drawing.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/spinner.tsx';

/** While what a mail's link asks for is being confirmed. */
export function Confirming({ title }: { title: string }) {
  return (
    <EmptyState
      level={1}
      drawing={<MailDrawing />}
      title={title}
      actions={<Spinner size="large" label={t('confirmation.wait')} />}
    />
  );
}
