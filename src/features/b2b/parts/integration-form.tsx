import { useEffect } from 'react';
import { FormFrame } from '#forms/form-frame.tsx';
import { normaliseTexts } from '#forms/normalise.ts';
import { SelectField } from '#forms/select-field.tsx';
import { TextField } from '#forms/text-field.tsx';
import { useValidatedForm } from '#forms/use-validated-form.ts';
import { t } from '#i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { integrationRecord, integrationRefusals, integrationRules, type Integration } from '../form.ts';

export interface IntegrationFormProps {
  defaults: Integration;
  formats: readonly string[];
  /** What stands in the form has been saved. */
  isSaved: boolean;
  takesFocus: boolean;
  /** Saves what was typed over what stood there before. */
  onSave: (integration: Integration, from: Integration) => Promise<void>;
  onDiscard: () => void;
}

/**
 * Where orders are reported to, and how (A2.116, A2.117). What was typed is not kept for after a sign-in: an address may
 * hold a password.
 */
export function IntegrationForm({ defaults, formats, isSaved, takesFocus, onSave, onDiscard }: IntegrationFormProps) {
  const form = useValidatedForm({
    rules: integrationRules,
    defaults,
    normalise: normaliseTexts,
    send: onSave,
    record: integrationRecord,
    refusable: integrationRefusals,
    errorsIn: 'summary',
  });
  const { register, setFocus, errors, isDirty, failure } = form;
  useEffect(() => {
    if (takesFocus) setFocus('callbackUrl');
  }, [takesFocus, setFocus]);

  return (
    <>
      <FormFrame
        form={form}
        label={t('integration.settings')}
        submitLabel={t('integration.save')}
        failureText={() => t('integration.saveFailed')}
        actions={
          (isDirty || failure !== undefined) && (
            <Button variant="quiet" onClick={onDiscard}>
              {t('integration.discard')}
            </Button>
          )
        }
      >
        <TextField
          {...register('callbackUrl')}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          label={t('integration.callbackUrl')}
          hint={t('integration.callbackUrl.hint')}
          error={errors.callbackUrl?.message}
        />
        <SelectField
          {...register('callbackFormat')}
          label={t('integration.callbackFormat')}
          options={formats.map((format) => ({ value: format, text: format }))}
          error={errors.callbackFormat?.message}
        />
      </FormFrame>
      {/* In the page from the start, so that it is read out when it comes. */}
      <div role="status">{isSaved && !isDirty && <Banner tone="success">{t('integration.saved')}</Banner>}</div>
    </>
  );
}
