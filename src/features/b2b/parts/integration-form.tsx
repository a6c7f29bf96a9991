import { useMutation } from '@tanstack/react-query';
import { FormFrame } from '#forms/form-frame.tsx';
import { SelectField } from '#forms/choice-fields.tsx';
import { TextField } from '#forms/field.tsx';
import { useValidatedForm } from '#forms/use-validated-form.ts';
import { t } from '#i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { appConfig } from '#vendor/app-config.ts';
import {
  callbackFormats,
  integrationDefaults,
  integrationRecord,
  integrationRefusals,
  integrationRules,
  normaliseIntegration,
  storedBefore,
} from '../form.ts';
import { integrationSaving } from '../queries.ts';

export interface IntegrationEditorProps {
  stored: { callbackUrl?: string; callbackFormat?: string };
}

/**
 * Form of where orders are reported to, and how (A2.116, A2.117), and the way back to what is stored (A4.22). It has no draft: an
 * address may hold a password.
 */
export function IntegrationEditor({ stored }: IntegrationEditorProps) {
  const formats = callbackFormats(appConfig().callbackFormats, stored.callbackFormat);
  const saving = useMutation(integrationSaving());
  const form = useValidatedForm({
    rules: integrationRules,
    defaults: integrationDefaults(stored, formats),
    normalise: normaliseIntegration,
    send: async (after, before) => void (await saving.mutateAsync({ before: storedBefore(before, stored), after })),
    record: integrationRecord,
    refusable: integrationRefusals,
    errorsIn: 'summary',
  });
  const { register, setFocus, errors, isDirty, isSending, failure, startOver } = form;
  const discard = () => {
    saving.reset();
    startOver();
    // The button that was pressed is gone then.
    setFocus('callbackUrl');
  };

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
            <Button variant="quiet" disabledReason={isSending ? t('form.saving') : undefined} onClick={discard}>
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
      <div role="status">
        {saving.isSuccess && !isDirty && <Banner tone="success">{t('integration.saved')}</Banner>}
      </div>
    </>
  );
}
