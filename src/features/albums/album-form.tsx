import type { Ref } from 'react';
import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { GoneError } from '#api/reactions.ts';
import { Failure } from '#failures/failure.tsx';
import { FormState } from '#forms/form-state.tsx';
import { TextField } from '#forms/text-field.tsx';
import { useValidatedForm } from '#forms/use-validated-form.ts';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { buttonClass } from '#ui/button-class.ts';
import { Button } from '#ui/button.tsx';
import styles from './album-form.module.css';
import { albumNameRecord, albumNameRules } from './form.ts';
import { useSaveAlbum, type NamedAlbum } from './use-save-album.ts';

export interface AlbumFormHandle {
  /** The customer closes what the form stands in: what was typed counts no more. */
  giveUp: () => void;
}

export interface AlbumFormProps {
  /** The one that is to be renamed; none for a new one. */
  album?: NamedAlbum;
  /** What a new one may be called; it can be changed. */
  suggestion?: string;
  /** Under this name what was typed is kept for a customer who has to sign in again (S23). */
  draft: string;
  /** What the button says that sends it. */
  submitLabel: string;
  /** While it is being saved nothing may be closed. */
  onBusy?: (isBusy: boolean) => void;
  /** The album has its name. */
  onSaved: (album: NamedAlbum) => void;
  onCancel: () => void;
  ref?: Ref<AlbumFormHandle>;
}

/** Asks for the name of an album (P2.129 to P2.131), to make one or to rename it. */
export function AlbumForm({
  album,
  suggestion = '',
  draft,
  submitLabel,
  onBusy,
  onSaved,
  onCancel,
  ref,
}: AlbumFormProps) {
  const save = useSaveAlbum(album);
  const saved = useRef<NamedAlbum>(undefined);
  const form = useValidatedForm({
    rules: albumNameRules,
    defaults: { name: album?.albumName ?? suggestion },
    draft,
    send: async ({ name }, from) => {
      onBusy?.(true);
      try {
        saved.current = await save(name, from.name);
      } finally {
        onBusy?.(false);
      }
    },
    onSent: () => saved.current && onSaved(saved.current),
    record: albumNameRecord,
  });
  const { setFocus, giveUp, failure } = form;
  useLayoutEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  useImperativeHandle(ref, () => ({ giveUp }), [giveUp]);
  const cancel = () => {
    giveUp();
    onCancel();
  };
  const toAlbums = (
    <Link to={paths.albums()} className={buttonClass('primary')} onClick={giveUp}>
      {t('sharedAlbum.empty.toAlbums')}
    </Link>
  );

  return (
    <form noValidate className={styles.form} onSubmit={form.onSubmit}>
      <FormState form={form} />
      <TextField
        label={t('album.name')}
        placeholder={t('album.name.placeholder')}
        error={form.errors.name?.message}
        autoComplete="off"
        {...form.register('name')}
      />
      {failure !== undefined && (
        <Failure
          of={{ failure: failure }}
          text={t('album.saveFailed')}
          gone={{ text: t('album.gone'), actions: toAlbums }}
        />
      )}
      <div className={styles.buttons}>
        <Button onClick={() => !form.isSending && cancel()}>{t('dialog.cancel')}</Button>
        {!(failure instanceof GoneError) && (
          <Button type="submit" variant="primary" busy={form.isSending} busyLabel={t('album.saving')}>
            {submitLabel}
          </Button>
        )}
      </div>
    </form>
  );
}
