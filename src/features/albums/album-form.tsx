import { useLayoutEffect } from 'react';
import { useValidatedForm } from '#forms/use-validated-form.ts';
import { TextField } from '#forms/text-field.tsx';
import { t } from '#i18n/texts.ts';
import { WriteFailure } from '#failures/write-failure.tsx';
import { Button } from '#ui/button.tsx';
import styles from './album-form.module.css';
import { albumNameSchema } from './form.ts';

export interface AlbumFormProps {
  /** The name so far; none for a new album. */
  name?: string;
  /** What the button says that sends it. */
  submitLabel: string;
  /** Saves the name as it was typed. When it rejects, the form tells the failure and keeps what was typed. */
  onSave: (name: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the name of an album (P2.129 to P2.131), to make one or to rename it. */
export function AlbumForm({ name = '', submitLabel, onSave, onCancel }: AlbumFormProps) {
  const form = useValidatedForm({ schema: albumNameSchema, defaults: { name }, send: (values) => onSave(values.name) });
  const { setFocus } = form;
  useLayoutEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);

  return (
    <form noValidate className={styles.form} onSubmit={form.onSubmit}>
      <TextField label={t('album.name')} placeholder={t('album.name.placeholder')} error={form.errors.name?.message} autoComplete="off" {...form.register('name')} />
      {form.failure !== undefined && <WriteFailure error={form.failure} />}
      <div className={styles.buttons}>
        <Button onClick={() => !form.isSending && onCancel()}>{t('dialog.cancel')}</Button>
        <Button type="submit" variant="primary" busy={form.isSending} busyLabel={t('album.saving')}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
