import type { Ref } from 'react';
import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useValidatedForm } from '#forms/use-validated-form.ts';
import { TextField } from '#forms/text-field.tsx';
import { t } from '#i18n/texts.ts';
import { WriteFailure } from '#failures/write-failure.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import styles from './album-form.module.css';
import { albumNameSchema } from './form.ts';

export interface AlbumFormHandle {
  /** The customer closes what the form stands in: what was typed counts no more. */
  giveUp: () => void;
}

export interface AlbumFormProps {
  /** The name so far; none for a new album. */
  name?: string;
  /** Under this name what was typed is kept for a customer who has to sign in again (S23). */
  draft: string;
  /** What the button says that sends it. */
  submitLabel: string;
  /** Saves the name as it was typed, and gives what comes then. When it rejects, the form tells the failure and keeps what was typed. */
  onSave: (name: string) => Promise<() => void>;
  onCancel: () => void;
  ref?: Ref<AlbumFormHandle>;
}

/** Asks for the name of an album (P2.129 to P2.131), to make one or to rename it. */
export function AlbumForm({ name = '', draft, submitLabel, onSave, onCancel, ref }: AlbumFormProps) {
  const next = useRef<() => void>(undefined);
  const form = useValidatedForm({
    schema: albumNameSchema,
    defaults: { name },
    draft,
    // Saved is saved: until the page has followed, a further press only leads on (S55).
    send: async (values) => void (next.current ??= await onSave(values.name)),
    onSent: () => next.current?.(),
  });
  const { setFocus, giveUp } = form;
  useLayoutEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  useImperativeHandle(ref, () => ({ giveUp }), [giveUp]);
  const cancel = () => {
    giveUp();
    onCancel();
  };

  return (
    <form noValidate className={styles.form} onSubmit={form.onSubmit}>
      {form.isDraft && form.isDirty && <Banner>{t('form.draft')}</Banner>}
      <TextField label={t('album.name')} placeholder={t('album.name.placeholder')} error={form.errors.name?.message} autoComplete="off" {...form.register('name')} />
      {form.failure !== undefined && <WriteFailure error={form.failure} />}
      <div className={styles.buttons}>
        <Button onClick={() => !form.isSending && cancel()}>{t('dialog.cancel')}</Button>
        <Button type="submit" variant="primary" busy={form.isSending} busyLabel={t('album.saving')}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
