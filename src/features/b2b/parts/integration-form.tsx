import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormFrame } from '#forms/form-frame.tsx';
import { normaliseTexts } from '#forms/normalise.ts';
import { SelectField } from '#forms/choice-fields.tsx';
import { TextField } from '#forms/field.tsx';
import { useValidatedForm } from '#forms/use-validated-form.ts';
import { t } from '#i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { appConfig } from '#vendor/app-config.ts';
import {
  callbackFormats,
  type Integration,
  integrationDefaults,
  integrationRecord,
  integrationRefusals,
  integrationRules,
} from '../form.ts';
import { integrationSaving } from '../queries.ts';

export interface IntegrationEditorProps {
  stored: { callbackUrl?: string; callbackFormat?: string };
}

/** Settings of the integration, and the way back to what is stored (A4.22). */
export function IntegrationEditor({ stored }: IntegrationEditorProps) {
  const [times, setTimes] = useState(0);
  const formats = callbackFormats(appConfig().callbackFormats, stored.callbackFormat);
  const saving = useMutation(integrationSaving());

  const discard = () => {
    saving.reset();
    setTimes(times + 1);
  };
  return (
    <IntegrationForm
      key={times}
      defaults={integrationDefaults(stored, formats)}
      formats={formats}
      isSaved={saving.isSuccess}
      // The button that was pressed to discard is gone then.
      takesFocus={times > 0}
      onSave={async (after, before) => void (await saving.mutateAsync({ before, after }))}
      onDiscard={discard}
    />
  );
}

interface IntegrationFormProps {
  defaults: Integration;
  formats: readonly string[];
  /** What stands in the form has been saved. */
  isSaved: boolean;
  takesFocus: boolean;
  /** Saves what was typed over what stood there before. */
  onSave: (integration: Integration, from: Integration) => Promise<void>;
  onDiscard: () => void;
}

/** Form of where orders are reported to, and how (A2.116, A2.117). It has no draft: an address may hold a password. */
function IntegrationForm({ defaults, formats, isSaved, takesFocus, onSave, onDiscard }: IntegrationFormProps) {
  const form = useValidatedForm({
    rules: integrationRules,
    defaults,
    normalise: normaliseTexts,
    send: onSave,
    record: integrationRecord,
    refusable: integrationRefusals,
    errorsIn: 'summary',
  });
  const { register, setFocus, errors, isDirty, isSending, failure } = form;
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
            // What has been sent cannot be called off.
            <Button variant="quiet" disabledReason={isSending ? t('form.saving') : undefined} onClick={onDiscard}>
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
