import { useAtom } from 'jotai/react';
import { useEffect, useState } from 'react';
import { currentLocale, t } from '#i18n/texts.ts';
import type { TimelineMonth } from '#photos/data/months.ts';
import { requestToShow } from '#photos/open-photo/open-photo.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Switch } from '#ui/switch.tsx';
import { showToast } from '#ui/toast-store.ts';
import { monthsWithEarlier, monthToLookBackAt } from '../looking-back.ts';
import { lookingBackAtom, noteMonths } from '../looking-back-choice.ts';
import styles from './looking-back-line.module.css';

export interface LookingBackProps {
  months: readonly TimelineMonth[];
}

/** Line that says how many photos the month of this day holds in an earlier year, and leads there. */
export function LookingBackLine({ months }: LookingBackProps) {
  const [isOn, setOn] = useAtom(lookingBackAtom);
  const found = useLookingBack(months);
  useEffect(() => noteMonths(monthsWithEarlier(new Date(), months)), [months]);
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
        <span className={styles.short}>{`${year}: ${count.toLocaleString(currentLocale())}`}</span>
      </button>
      <IconButton icon="close" label={t('lookingBack.hide')} className={styles.hide} onClick={hide} />
    </div>
  );
}

/** For the panel of the page: the same, for where the line has no room or is switched off, and its switch. */
export function LookingBackChoice({ months }: LookingBackProps) {
  const [isOn, setOn] = useAtom(lookingBackAtom);
  const found = useLookingBack(months);
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

/** Hook: what there is to look back at today, in words, and what leads there. */
function useLookingBack(months: readonly TimelineMonth[]) {
  // The day does not change under the customer's eyes.
  const [today] = useState(() => new Date());
  const earlier = monthToLookBackAt(today, months);
  return (
    earlier && {
      ...earlier,
      text: t('lookingBack.month', { count: earlier.count, amount: earlier.count, year: String(earlier.year) }),
      open: () => requestToShow('photos', { key: earlier.key, index: -1 }),
    }
  );
}
