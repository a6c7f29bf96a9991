import { useEffect } from 'react';
import { TextField } from '#forms/text-field.tsx';
import { t } from '#i18n/texts.ts';
import { Failure } from '#failures/failure.tsx';
import type { DeleteAllForm } from '../use-delete-all.ts';
import { deleteWord } from '../words.ts';

/** What has to be typed before every photo is deleted (P2.161, P5.4), and why it could not be done (P8.2). */
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
      {failure !== undefined && <Failure of={{ failure: failure }} />}
    </>
  );
}
