import { useEffect, useState } from 'react';
import { TextField } from '#forms/text-field.tsx';
import { useValidatedForm } from '#forms/use-validated-form.ts';
import { t } from '#i18n/texts.ts';
import { useActivation } from '#photos/activation/use-activation.ts';
import { whyNotEmptied } from '#photos/activation/why-not.ts';
import { WriteFailure } from '#photos/write-failure.tsx';
import { Button } from '#ui/button.tsx';
import { deleteAllSchema } from '../form.ts';
import { deleteWord } from '../words.ts';
import styles from './delete-all.module.css';

export interface DeleteAllProps {
  /** Deletes everything. When it rejects, the form stays and tells the failure (P8.2, P8.4). */
  onDelete: () => Promise<void>;
}

/** Deletes every photo, once the customer has asked for it and typed the word (P2.161, P5.1). */
export function DeleteAll({ onDelete }: DeleteAllProps) {
  const [isOpen, setOpen] = useState(false);
  const whyNot = whyNotEmptied(useActivation());
  return (
    <section className={styles.section}>
      <h3>{t('storage.deleteAll.title')}</h3>
      <p>{t('storage.deleteAll.text')}</p>
      {isOpen ? (
        <Confirmation onDelete={onDelete} onCancel={() => setOpen(false)} />
      ) : (
        <Button icon="trash" disabledReason={whyNot} onClick={() => setOpen(true)}>
          {t('storage.deleteAll.title')}
        </Button>
      )}
    </section>
  );
}

function Confirmation({ onDelete, onCancel }: DeleteAllProps & { onCancel: () => void }) {
  const [schema] = useState(deleteAllSchema);
  const word = deleteWord();
  const form = useValidatedForm({ schema, defaults: { word: '' }, send: onDelete });
  const { setFocus } = form;
  useEffect(() => setFocus('word'), [setFocus]);
  return (
    <form noValidate className={styles.form} onSubmit={form.onSubmit}>
      <TextField
        {...form.register('word')}
        label={t('storage.deleteAll.label')}
        placeholder={t('storage.deleteAll.placeholder', { word })}
        error={form.errors.word?.message}
        readOnly={form.isSending}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      {form.failure !== undefined && <WriteFailure error={form.failure} />}
      <div className={styles.buttons}>
        <Button onClick={() => !form.isSending && onCancel()}>{t('storage.deleteAll.keep')}</Button>
        <Button type="submit" variant="danger" icon="trash" busy={form.isSending} busyLabel={t('storage.deleteAll.running')}>
          {t('storage.deleteAll.title')}
        </Button>
      </div>
    </form>
  );
}
