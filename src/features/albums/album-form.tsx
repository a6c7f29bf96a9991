import { useQueryClient } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { GoneError, mayBeDone } from '#api/api-error.ts';
import { changeRecord } from '#api/change-record.ts';
import { Failure } from '#failures/failure.tsx';
import { TextField } from '#forms/field.tsx';
import { FormState } from '#forms/form-frame.tsx';
import { SendButtons } from '#forms/send-buttons.tsx';
import { useValidatedForm } from '#forms/use-validated-form.ts';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { albumCreated, albumRemoved, albumRenamed } from '#photos/changes/album-changes.ts';
import { createAlbumNamed, readAlbumName, renameAlbum } from '#photos/data/writes.ts';
import { buttonClass } from '#ui/button.tsx';
import styles from './album-form.module.css';
import { albumNameRecord, albumNameRules } from './form.ts';
import type { Album } from './model.ts';

type NamedAlbum = Pick<Album, 'albumId' | 'albumName'>;

export interface AlbumFormHandle {
  /** Discards the draft: the customer closes what the form stands in. */
  giveUp: () => void;
}

export interface AlbumFormProps {
  /** Album that is to be renamed; none for a new one. */
  album?: NamedAlbum;
  /** Default name of a new album. */
  suggestion?: string;
  /** Key of the draft. */
  draft: string;
  /** Label of the submit button. */
  submitLabel: string;
  /** Called as saving begins and ends: meanwhile nothing may be closed. */
  onBusy?: (isBusy: boolean) => void;
  /** Called once the album has its name. */
  onSaved: (album: NamedAlbum) => void;
  onCancel: () => void;
  ref?: Ref<AlbumFormHandle>;
}

/** Form for the name of an album (P2.129 to P2.131), to create one or to rename it. */
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
      <Failure of={form} text={t('album.saveFailed')} gone={{ text: t('album.gone'), actions: toAlbums }} />
      <div className={styles.buttons}>
        <SendButtons
          send={failure instanceof GoneError ? undefined : submitLabel}
          isSending={form.isSending}
          busyLabel={t('album.saving')}
          onCancel={cancel}
        />
      </div>
    </form>
  );
}

/**
 * Hook: creates an album, or renames the given one. A second save renames the album that the first has created (S55). An
 * unchanged name is not sent: it may have been changed elsewhere.
 * @returns callback with the name as typed and the name before. @throws ConflictError, GoneError, ApiError
 */
function useSaveAlbum(given: NamedAlbum | undefined): (name: string, from: string) => Promise<NamedAlbum> {
  const client = useQueryClient();
  const known = useRef(given);
  /** Time of the first attempt, by a call whose answer got lost. */
  const triedAt = useRef<number>(undefined);
  return async (name, from) => {
    const albumId = known.current?.albumId;
    known.current = albumId === undefined ? await made(name) : await renamed(albumId, name, from);
    return known.current;
  };

  async function made(albumName: string): Promise<NamedAlbum> {
    const askedAt = Date.now();
    try {
      const album = { albumId: await createAlbumNamed(albumName, triedAt.current), albumName };
      void albumCreated(client, album);
      return album;
    } catch (error) {
      if (mayBeDone(error)) {
        triedAt.current ??= askedAt;
        // Whoever gives up finds it in the list (R3).
        void albumCreated(client);
      }
      throw error;
    }
  }

  async function renamed(albumId: string, name: string, from: string): Promise<NamedAlbum> {
    try {
      const changed = await changeRecord({
        before: { name: from },
        after: { name },
        // Not through the cache: the page keeps what it shows of the album until the customer has read that it is gone.
        read: async () => ({ name: await readAlbumName(albumId) }),
        fieldsOf: (album) => album,
        write: (album) => renameAlbum(albumId, album.name),
      });
      if (changed) void albumRenamed(client, albumId, changed.name);
      return { albumId, albumName: changed?.name ?? name };
    } catch (error) {
      if (error instanceof GoneError) void albumRemoved(client, albumId);
      else if (mayBeDone(error)) void albumRenamed(client, albumId);
      throw error;
    }
  }
}
