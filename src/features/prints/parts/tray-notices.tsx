import { t } from '#i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { showNotStored } from '../tray/add-action.ts';
import { nextPart, type Tray, withGoneRead, withNoneHanded } from '../tray/model.ts';
import { takeOut } from '../tray/take-out.ts';
import { changeTray } from '../tray/tray-store.ts';

/** Notices of the tray: photos that have left it by themselves, and those that the editor has. */
export function TrayNotices({ tray }: { tray: Tray }) {
  const { gone } = tray;
  return (
    <>
      {gone > 0 && (
        <Banner
          announced
          actions={
            <Button size="small" onClick={() => void change(withGoneRead)}>
              {t('upload.refusedRead')}
            </Button>
          }
        >
          <p>{t('tray.gone', { count: gone, amount: gone })}</p>
        </Banner>
      )}
      <HandedNotice tray={tray} />
    </>
  );
}

/**
 * Number of photos that the editor has (O79): they stay until the customer takes them out: she may not have ordered
 * them.
 */
function HandedNotice({ tray }: { tray: Tray }) {
  const { handed, photos: next } = nextPart(tray);
  if (handed === 0) return null;
  const isAll = next.length === 0;
  return (
    <Banner
      tone="success"
      actions={
        <>
          <Button
            size="small"
            onClick={() => {
              keepFocus();
              void takeOut(({ isHanded }) => isHanded === true, isAll ? 'tray.emptied' : 'tray.takenOut');
            }}
          >
            {isAll ? t('tray.empty') : t('tray.takeOutHanded', { count: handed, amount: handed })}
          </Button>
          <Button size="small" variant="quiet" onClick={() => void change(withNoneHanded)}>
            {t('tray.startAgain')}
          </Button>
        </>
      }
    >
      <p>
        {isAll
          ? t('tray.handed.all', { count: handed, amount: handed })
          : t('tray.handed.some', { count: handed, amount: handed, total: tray.photos.length })}
      </p>
    </Banner>
  );
}

/** Moves the focus to the page: what was pressed goes with the photos, or with the notice that it is in (X4). */
export function keepFocus(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}

async function change(update: (tray: Tray) => Tray): Promise<void> {
  keepFocus();
  if (!(await changeTray(update))) showNotStored();
}
