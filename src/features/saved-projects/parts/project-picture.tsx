import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { currentLocale, t } from '#i18n/texts.ts';
import { formatShortDay } from '#lib/dates.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import type { Project } from '../queries.ts';
import styles from './project-picture.module.css';

export interface ProjectPictureProps {
  address: string | undefined;
  /** Sets the edge length. */
  className?: string;
}

/** Picture of a project; its placeholder where there is none, or none that can be had. Its name stands beside it. */
export function ProjectPicture({ address, className }: ProjectPictureProps) {
  return (
    <div className={classNames(styles.picture, className)}>
      <Picture src={address} referrerPolicy="no-referrer" instead={<Icon name="projects" />} />
    </div>
  );
}

/** Text of the last change of a project, by the customer's calendar; undefined for one without a date. */
export function changedText({ modified }: Pick<Project, 'modified'>, now: Date): string | undefined {
  if (modified === undefined) return undefined;
  const date = new Date(modified);
  const days = differenceInCalendarDays(now, date);
  if (days === 0) return t('projects.changedToday');
  if (days === 1) return t('projects.changedYesterday');
  return t('projects.changed', { date: formatShortDay(date, currentLocale()) });
}
