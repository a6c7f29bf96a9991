import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { appConfig } from '#vendor/app-config.ts';
import { callbackFormats, integrationDefaults } from '../form.ts';
import { integrationSaving } from '../writes.ts';
import { IntegrationForm } from './integration-form.tsx';

export interface IntegrationEditorProps {
  stored: { callbackUrl?: string; callbackFormat?: string };
}

/** The settings of the integration, and the way back to what is stored (A4.22). */
export function IntegrationEditor({ stored }: IntegrationEditorProps) {
  const [times, setTimes] = useState(0);
  const formats = callbackFormats(appConfig().callbackFormats, stored.callbackFormat);
  const saving = useMutation(integrationSaving());

  const startAnew = () => {
    saving.reset();
    setTimes(times + 1);
  };
  return (
    <IntegrationForm
      key={times}
      defaults={integrationDefaults(stored, formats)}
      formats={formats}
      isSaved={saving.isSuccess}
      // Whoever starts anew was pressing a button that is gone then.
      takesFocus={times > 0}
      onSave={async (after, before) => void (await saving.mutateAsync({ before, after }))}
      onDiscard={startAnew}
    />
  );
}
