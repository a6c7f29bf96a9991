import { useEffect, useRef, useState } from 'react';
import { Failure } from '#failures/failure.tsx';
import { TextField } from '#forms/field.tsx';
import { useValidatedForm, type ValidatedForm } from '#forms/use-validated-form.ts';
import { t } from '#i18n/texts.ts';
import { useActivation, whyNoActions } from '#photos/activation/library-activation.ts';
import { Button } from '#ui/button.tsx';
import { deleteAllRules, deleteWord, normaliseWord } from '../form.ts';
import { useDeleteLibrary } from '../writes.ts';
import styles from './delete-all.module.css';

export interface DeleteAllOfferProps {
  onStart: () => void;
  /** The customer began it and thought better of it. */
  isBack: boolean;
}

/** Quiet button that starts deleting every photo: it looks like a link. */
export function DeleteAllOffer({ onStart, isBack }: DeleteAllOfferProps) {
  const activation = useActivation();
  // The service refuses it while photos are being imported.
  const whyNot = activation.phase === 'importing' ? t('activation.importing.wait') : whyNoActions(activation);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) button.current?.focus();
  }, [isBack]);
  return (
    <Button ref={button} variant="quiet" className={styles.start} disabledReason={whyNot} onClick={onStart}>
      {t('storage.deleteAll.title')}
    </Button>
  );
}

/** Field for the word that confirms the deletion of every photo (P5.4), and why it could not be done (P8.2). */
export function DeleteAllFields({ form: { register, setFocus, errors, failure, isSending } }: { form: DeleteAllForm }) {
  useEffect(() => setFocus('word'), [setFocus]);
  return (
    <>
      <p>{t('storage.deleteAll.text')}</p>
      <TextField
        {...register('word')}
        label={t('storage.deleteAll.label')}
        placeholder={t('storage.deleteAll.placeholder', { word: deleteWord() })}
        error={errors.word?.message}
        readOnly={isSending}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <Failure of={{ failure }} />
    </>
  );
}

type DeleteAllForm = ValidatedForm<{ word: string }>;

/** Hook: form that deletes every photo once the word has been typed (O32). @param onDone called when everything is gone */
export function useDeleteAll(onDone: () => void): DeleteAllForm {
  const [rules] = useState(deleteAllRules);
  const deleteLibrary = useDeleteLibrary(onDone);
  return useValidatedForm({ rules, defaults: { word: '' }, normalise: normaliseWord, send: deleteLibrary });
}
