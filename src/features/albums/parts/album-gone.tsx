import type { GoneError } from '#api/reactions.ts';
import { WriteFailure } from '#failures/write-failure.tsx';
import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';

export interface AlbumGoneProps {
  error: GoneError;
  albumName: string;
  /** The customer wants a new album of that name. */
  onCreate: (albumName: string) => void;
}

/** The album that photos were to be copied to was deleted elsewhere meanwhile (R9): another one is chosen below, or it is made anew. */
export function AlbumGone({ error, albumName, onCreate }: AlbumGoneProps) {
  const createAgain = (
    <Button icon="plus" onClick={() => onCreate(albumName)}>
      {t('copy.createAgain', { albumName })}
    </Button>
  );
  return <WriteFailure error={error} gone={{ text: t('copy.gone', { albumName }), actions: createAgain }} />;
}
