import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { useState } from 'react';
import { currentLocale, t } from '#i18n/texts.ts';
import { formatShortDay } from '#lib/dates.ts';
import { buttonClass } from '#ui/button-class.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { webAddress } from '#vendor/vendor-config.ts';
import type { Project } from '../queries.ts';
import { projectName } from './project-name.ts';
import styles from './project-row.module.css';

export interface ProjectRowProps {
  project: Project;
  onRemove: () => void;
}

/** A project: what it looks like, when it was changed last, the way back into its editor, and the way to be rid of it. */
export function ProjectRow({ project, onRemove }: ProjectRowProps) {
  const name = projectName(project);
  const editUrl = webAddress(project.editUrl);
  return (
    <li className={styles.row}>
      <Picture address={webAddress(project.thumbnailUrl)} />
      <div className={styles.text}>
        <h2 className={styles.name}>{name}</h2>
        {project.modified !== undefined && <Changed modified={project.modified} />}
      </div>
      <div className={styles.actions}>
        {editUrl !== undefined && (
          <a href={editUrl} className={buttonClass('secondary')} aria-label={t('projects.continueNamed', { name })}>
            {t('projects.continue')}
          </a>
        )}
        <IconButton icon="trash" label={t('projects.remove', { name })} onClick={onRemove} data-removes={project.id} />
      </div>
    </li>
  );
}

function Picture({ address }: { address: string | undefined }) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <div className={styles.picture}>
      {address === undefined || hasFailed ? (
        <Icon name="projects" />
      ) : (
        <img
          src={address}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(true)}
        />
      )}
    </div>
  );
}

function Changed({ modified }: { modified: string }) {
  const [now] = useState(() => new Date());
  const date = new Date(modified);
  const days = differenceInCalendarDays(now, date);
  if (days === 0) return <p className={styles.facts}>{t('projects.changedToday')}</p>;
  return (
    <p className={styles.facts}>
      {days === 1
        ? t('projects.changedYesterday')
        : t('projects.changed', { date: formatShortDay(date, currentLocale()) })}
    </p>
  );
}
