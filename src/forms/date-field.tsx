import { useId } from 'react';
import type { FieldError as FormError, UseFormRegisterReturn } from 'react-hook-form';
import { isExists } from 'date-fns/isExists';
import * as z from 'zod/mini';
import { currentLocale, t, type TextKey } from '#i18n/texts.ts';
import styles from './date-field.module.css';
import { FieldError, type FieldTexts } from './field.tsx';
import fieldStyles from './field.module.css';

export interface DateFieldProps extends Pick<FieldTexts, 'label' | 'optional'> {
  /** The registered inputs. */
  parts: Record<DatePart, UseFormRegisterReturn>;
  errors?: Partial<Record<DatePart, FormError>>;
  /** Autofill token of the date, such as "bday" (X17). */
  autoComplete?: 'bday';
}

const labels = { day: 'form.date.dayLabel', month: 'form.date.monthLabel', year: 'form.date.yearLabel' } as const;

/**
 * A date that people know by heart, in three inputs in the order of their language. A calendar to leaf through is the wrong
 * tool for a date of birth, and it differs from browser to browser.
 */
export function DateField({ label, optional, parts, errors, autoComplete }: DateFieldProps) {
  const id = useId();
  const order = datePartOrder(currentLocale());
  const wrong = order.find((part) => errors?.[part]);
  return (
    <fieldset aria-describedby={wrong && `${id}-error`}>
      <legend className={styles.legend}>{optional ? t('form.optional', { label }) : label}</legend>
      <div className={styles.parts}>
        {order.map((part) => (
          <div key={part} className={styles[part]}>
            <label className={styles.label} htmlFor={`${id}-${part}`}>
              {t(labels[part])}
            </label>
            <input
              {...parts[part]}
              type="text"
              id={`${id}-${part}`}
              className={fieldStyles.input}
              inputMode="numeric"
              autoComplete={autoComplete && `${autoComplete}-${part}`}
              aria-invalid={part === wrong}
              aria-describedby={part === wrong ? `${id}-error` : undefined}
            />
          </div>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={wrong && errors?.[wrong]?.message} />
    </fieldset>
  );
}

/** A date as it is typed. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

export type DatePart = keyof DateParts;

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
/** First possible year of birth; two digits are a slip. */
const FIRST_YEAR = 1900;

/** The parts of an ISO date (YYYY-MM-DD), without leading zeros; empty ones for anything else. */
export function partsOfDate(iso: string | undefined): DateParts {
  const [, year, month, day] = ISO_DATE.exec(iso ?? '') ?? [];
  if (!year || !month || !day) return { day: '', month: '', year: '' };
  return { day: String(Number(day)), month: String(Number(month)), year };
}

/** The order in which people of a locale write a date. */
export function datePartOrder(locale: string): DatePart[] {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', year: 'numeric' })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type): type is DatePart => type === 'day' || type === 'month' || type === 'year');
}

/**
 * A date in the past that may be left out: makes its three parts an ISO date (YYYY-MM-DD), or undefined of three empty ones.
 * A message stands at the part that is to be changed.
 * @param today the last day that it can be, as ISO date
 */
export function pastDateSchema(today: () => string): z.ZodMiniType<string | undefined, DateParts> {
  const parts = z.object({ day: z.string(), month: z.string(), year: z.string() }).check(({ value, issues }) => {
    const problem = problemOf(value, today());
    if (problem) issues.push({ code: 'custom', input: value, path: [problem.part], message: problem.message });
  });
  return z.pipe(parts, z.transform(isoDateOf));
}

function problemOf(typed: DateParts, today: string): { part: DatePart; message: string } | undefined {
  const iso = isoDateOf(typed);
  if (iso === undefined) return undefined;
  for (const part of ['day', 'month', 'year'] as const) {
    if (typed[part] === '') return { part, message: t(missing[part]) };
  }
  const [year, month, day] = [numberOf(typed.year), numberOf(typed.month), numberOf(typed.day)];
  if (!(year >= FIRST_YEAR && year <= 9999)) return { part: 'year', message: t('form.date.year') };
  if (!(month >= 1 && month <= 12)) return { part: 'month', message: t('form.date.month') };
  if (!isExists(year, month - 1, day)) return { part: 'day', message: t('form.date.day') };
  return iso > today ? { part: 'year', message: t('form.date.future') } : undefined;
}

const missing = {
  day: 'form.date.dayMissing',
  month: 'form.date.monthMissing',
  year: 'form.date.yearMissing',
} as const satisfies Record<DatePart, TextKey>;

/** NaN, which is in no range, for anything but digits. */
function numberOf(typed: string): number {
  return /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
}

/** The date as typed, undefined when nothing was. It is an ISO date once it is known to be one at all. */
export function isoDateOf({ day, month, year }: DateParts): string | undefined {
  if (`${day}${month}${year}` === '') return undefined;
  const twoDigits = (typed: string) => String(numberOf(typed)).padStart(2, '0');
  return `${numberOf(year)}-${twoDigits(month)}-${twoDigits(day)}`;
}
