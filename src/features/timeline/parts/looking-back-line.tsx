import { useAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { useEffect } from 'react';
import { t } from '#i18n/texts.ts';
import { readStored, type Stored, writeStored } from '#lib/storage.ts';
import { useNow } from '#lib/timers.ts';
import { paths } from '#paths';
import type { TimelineMonth } from '#photos/data/months.ts';
import { requestToShow } from '#photos/open-photo/open-photo.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Switch } from '#ui/switch.tsx';
import { showToast } from '#ui/toast-store.ts';
import { isOpen } from '#vendor/flags/flag-atoms.ts';
import { monthsWithEarlier, monthToLookBackAt } from '../looking-back.ts';
import { noteMonths } from '../looking-back-space.ts';
import styles from './looking-back-line.module.css';

const storedChoice: Stored<boolean> = {
  key: 'lookingBack',
  parse: (value) => (typeof value === 'boolean' ? value : undefined),
  store: () => localStorage,
};

const chosenAtom = atom(readStored(storedChoice));

/** Whether the timeline looks back: as the customer has chosen in this browser, else as the shop's flag says. What is written is stored. */
const lookingBackAtom = atom(
  (get) => get(chosenAtom) ?? isOpen('lookingBack'),
  (_get, set, isOn: boolean) => {
    set(chosenAtom, isOn);
    writeStored(storedChoice, isOn);
  },
);

export interface LookingBackProps {
  months: readonly TimelineMonth[];
  /** In the page's line, or among what its panel holds. */
  place: 'line' | 'panel';
}

/** Month to look back at on this day. */
export function LookingBack({ months, place }: LookingBackProps) {
  return place === 'line' ? <Line months={months} /> : <Choice months={months} />;
}

/** Line that says how many photos the month of this day holds in an earlier year, and leads there. */
function Line({ months }: Pick<LookingBackProps, 'months'>) {
  const [isOn, setOn] = useAtom(lookingBackAtom);
  const today = useNow();
  const thisYear = today.getFullYear();
  const found = lookingBackFrom(today, months);
  useEffect(() => noteMonths(isOn ? monthsWithEarlier(thisYear, months) : []), [isOn, thisYear, months]);
  if (!found || !isOn) return null;
  const { text, year, count, open } = found;
  const hide = () => {
    setOn(false);
    document.getElementById('content')?.focus({ preventScroll: true });
    showToast({
      tone: 'info',
      text: t('lookingBack.hidden', { panel: t('photos.moreOptions') }),
      action: { label: t('actions.undo'), run: () => setOn(true) },
    });
  };
  return (
    <div className={styles.line} data-looking-back="">
      <button type="button" className={styles.open} aria-label={text} onClick={open}>
        <span className={styles.whole}>{text}</span>
        <span className={styles.short}>{t('lookingBack.short', { year: String(year), amount: count })}</span>
      </button>
      <IconButton icon="close" label={t('lookingBack.hide')} className={styles.hide} onClick={hide} />
    </div>
  );
}

/** Button to that month where the line has no room or is switched off, and the switch of the line. */
function Choice({ months }: Pick<LookingBackProps, 'months'>) {
  const [isOn, setOn] = useAtom(lookingBackAtom);
  const found = lookingBackFrom(useNow(), months);
  return (
    <>
      {found && (
        <Button variant="quiet" icon="photos" onClick={found.open}>
          {found.text}
        </Button>
      )}
      <div className={styles.choice}>
        <Switch label={t('lookingBack.switch')} checked={isOn} onChange={setOn} />
      </div>
    </>
  );
}

/** Month to look back at on a day, in words, and what leads there. */
function lookingBackFrom(today: Date, months: readonly TimelineMonth[]) {
  const earlier = monthToLookBackAt(today, months);
  return (
    earlier && {
      ...earlier,
      text: t('lookingBack.month', { count: earlier.count, amount: earlier.count, year: String(earlier.year) }),
      open: () => requestToShow(paths.photos(), { key: earlier.key, index: -1 }),
    }
  );
}
