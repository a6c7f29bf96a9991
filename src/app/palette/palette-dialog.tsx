import { useQueryClient } from '@tanstack/react-query';
import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { currentLocale, t, type TextKey } from '#i18n/texts.ts';
import { LONGEST_SEARCH } from '#lib/lists.ts';
import { nextFrame } from '#lib/timers.ts';
import { useActivation, whyNoActions } from '#photos/activation/library-activation.ts';
import { monthLabel, type TimelineMonth } from '#photos/data/months.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { indexAfterKey } from '#ui/menu.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { useSettledText } from '#ui/use-settled-text.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { currentVisitor, mayVisit } from '../access/access.ts';
import { useMenu } from '../access/menu.ts';
import { type Answer, type AnswerKind, findAnswers, nearestMonth } from './answers.ts';
import { goToDate, monthWithin, type Navigation } from './go-to-month.ts';
import { knownAnswers, knownMonths, monthAnswer } from './known-answers.ts';
import { actionAnswers, pageAnswers } from './page-answers.tsx';
import styles from './palette-dialog.module.css';
import { monthKeys, readDate, type TypedDate } from './read-date.ts';

export interface PaletteDialogProps {
  /** The keys that were pressed while the script was on its way. */
  takeKeys: () => string[];
  onClose: () => void;
}

const kindTitles = {
  months: 'palette.months',
  albums: 'albums.list',
  orders: 'orders.title',
  projects: 'projects.list',
  pages: 'palette.pages',
  actions: 'palette.actions',
} as const satisfies Record<AnswerKind, TextKey>;

/**
 * Finds months, albums, orders, saved projects, pages and actions by what they are called, and dates however they are written. It knows
 * what has been loaded already and asks for nothing. A combobox with a list of groups: the focus stays in the field.
 */
export function PaletteDialog({ takeKeys, onClose }: PaletteDialogProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState('');
  const [current, setCurrent] = useState(0);
  const { groups, months, today } = useAnswers(wanted);
  const lastYear = today.year - 1;
  const answers = groups.flatMap((group) => group.answers);
  const active = answers[current];

  const choose = (answer: Answer | undefined) => {
    if (!answer) return;
    onClose();
    // The focus is back where it came from, and an action may take it from there.
    void nextFrame().then(answer.run);
  };
  const look = (text: string) => {
    setWanted(text.slice(0, LONGEST_SEARCH));
    setCurrent(0);
  };

  const early = useEarlyKeys(takeKeys, look);
  const chooseEarly = useEffectEvent(() => choose(active));
  useEffect(() => {
    if (early) chooseEarly();
  }, [early]);

  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [current, wanted]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onClose();
      return;
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      choose(active);
      return;
    }
    // Home and End are the field's.
    const next = event.key.startsWith('Arrow') ? indexAfterKey(event.key, current, answers.length) : undefined;
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setCurrent(next);
  };

  const examples = {
    iso: `${lastYear}-07`,
    month: monthWithin(months?.find(({ key }) => /^\d/.test(key))?.key ?? `${lastYear}-07`, currentLocale()),
    feast: t('palette.feast', { year: String(lastYear) }),
  };
  const nothing = t('palette.nothing', { wanted: wanted.trim(), ...examples });
  const found = useSettledText(
    wanted.trim() === ''
      ? ''
      : answers.length === 0
        ? nothing
        : t('palette.found', { count: answers.length, amount: answers.length }),
  );
  // White space would part an id in two where it is named by another element.
  const optionId = (answer: Answer) => `${id}-${answer.key.replaceAll(/\s+/g, '-')}`;
  return (
    <Dialog title={t('palette.title')} closeLabel={t('dialog.close')} initialFocus={field} onClose={onClose}>
      <SearchField
        ref={field}
        type="text"
        role="combobox"
        aria-label={t('palette.field')}
        aria-expanded={answers.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(active)}
        aria-describedby={`${id}-hint`}
        placeholder={t('palette.field')}
        value={wanted}
        enterKeyHint="go"
        onChange={(event) => look(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {answers.length === 0 ? nothing : t('palette.hint', examples)}
      </p>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('palette.title')}
        className={styles.list}
        tabIndex={-1}
      >
        {groups.map(({ kind, answers: own }) => (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className={styles.group}>
            <div id={`${id}-${kind}`} role="presentation" className={styles.kind}>
              {t(kindTitles[kind])}
            </div>
            {own.map((answer) => (
              <Option
                key={answer.key}
                id={optionId(answer)}
                answer={answer}
                isActive={answer === active}
                onPoint={() => setCurrent(answers.indexOf(answer))}
                onChoose={() => choose(answer)}
              />
            ))}
          </div>
        ))}
      </div>
      <VisuallyHidden live="polite">{found}</VisuallyHidden>
    </Dialog>
  );
}

interface OptionProps {
  id: string;
  answer: Answer;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, answer: { icon, label, about }, isActive, onPoint, onChoose }: OptionProps) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onPointerMove={() => isActive || onPoint()}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Icon name={icon} size={20} />
      <span className={styles.label}>{label}</span>
      {about !== undefined && <span className={styles.about}>{about}</span>}
    </button>
  );
}

/** Hook: answers found, by kind, and known months, from what there was when the palette was opened. */
function useAnswers(wanted: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const menu = useMenu();
  const mayChange = whyNoActions(useActivation()) === undefined;
  const [{ navigation, months, all, today }] = useState(() => {
    const opened: Navigation = { client, navigate };
    const known = knownMonths(opened);
    const now = new Date();
    return {
      navigation: opened,
      today: { year: now.getFullYear(), month: now.getMonth() + 1 },
      months: known,
      all: [
        ...knownAnswers(opened, known ?? []),
        ...pageAnswers(opened, menu),
        ...actionAnswers(opened, { mayChange }),
      ],
    };
  });
  return useMemo(() => {
    const date = readDate(wanted, currentLocale(), today);
    const groups = findAnswers(all, wanted, date);
    const hasMonth = groups.some(({ kind }) => kind === 'months');
    const instead = date && !hasMonth && dateAnswer(navigation, date, wanted.trim(), months);
    if (!instead) return { months, today, groups };
    const group = { kind: instead.kind, answers: [instead] };
    // What is near is not what was typed, and no photo is from a year to come: "2999" is the number of an order rather than a date.
    const isGuess = months !== undefined || (date.year ?? today.year) > today.year;
    return { months, today, groups: isGuess ? [...groups, group] : [group, ...groups] };
  }, [navigation, months, all, today, wanted]);
}

/** The answer to a date that no known month is meant by: the nearest month, or the date itself where the months are not known. */
function dateAnswer(
  navigation: Navigation,
  date: TypedDate,
  wanted: string,
  months: readonly TimelineMonth[] | undefined,
): Answer | undefined {
  const keys = monthKeys(date);
  const [first] = keys;
  if (first === undefined || !mayVisit('photos', currentVisitor())) return undefined;
  const [label, within] =
    keys.length === 1 ? [monthLabel(first), monthWithin(first, currentLocale())] : [wanted, wanted];
  if (!months) {
    return {
      key: `date ${wanted}`,
      kind: 'months',
      icon: 'photos',
      label,
      run: () => void goToDate(navigation, date, keys, within),
    };
  }
  const nearest = nearestMonth(date, months);
  return nearest && { ...monthAnswer(navigation, nearest), about: t('palette.nearest', { wanted: within }) };
}

/** Hook: gives the keys that were pressed early to the field. @returns whether Enter was among them */
function useEarlyKeys(takeKeys: () => string[], look: (text: string) => void): boolean {
  const [isEntered, setEntered] = useState(false);
  const take = useEffectEvent(() => {
    let text = '';
    for (const key of takeKeys()) {
      if (key === 'Enter') setEntered(true);
      else if (key === 'Backspace') text = text.slice(0, -1);
      else text += key;
    }
    if (text !== '') look(text);
  });
  useLayoutEffect(() => take(), []);
  return isEntered;
}
