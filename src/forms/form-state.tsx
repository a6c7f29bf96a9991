import type { FieldValues } from 'react-hook-form';
import { t } from '#i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Conflicts } from './conflicts.tsx';
import type { ValidatedForm } from './use-validated-form.ts';

/** What a form says above its fields of what stands in them: not saved, saved in part, changed elsewhere meanwhile. */
export function FormState<Input extends FieldValues>({
  form: { isDraft, isDirty, isSentInPart, conflicts, attempts, decide },
}: {
  form: ValidatedForm<Input>;
}) {
  return (
    <>
      <Conflicts conflicts={conflicts} attempts={attempts} onDecide={decide} />
      {isDraft && isDirty && !isSentInPart && <Banner>{t('form.draft')}</Banner>}
      {isSentInPart && <Banner announced>{t('form.sentInPart')}</Banner>}
    </>
  );
}
