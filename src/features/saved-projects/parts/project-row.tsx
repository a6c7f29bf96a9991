import { t } from '#i18n/texts.ts';
import { useNow } from '#lib/timers.ts';
import { webAddress } from '#lib/web-address.ts';
import { buttonClass, IconButton } from '#ui/button.tsx';
import { LoadingAnnouncement, Skeleton } from '#ui/loading.tsx';
import { projectName } from '../model.ts';
import type { Project } from '../queries.ts';
import screen from '../saved-projects-screen.module.css';
import { changedText, ProjectPicture } from './project-picture.tsx';
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
      <ProjectPicture address={webAddress(project.thumbnailUrl)} className={styles.picture} />
      <div className={styles.text}>
        <h2 className={styles.name} dir="auto">
          {name}
        </h2>
        <Changed project={project} />
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

function Changed({ project }: Pick<ProjectRowProps, 'project'>) {
  const now = useNow();
  const text = changedText(project, now);
  return text !== undefined && <p className={styles.facts}>{text}</p>;
}

/** The places of projects while their page is being read. */
export function ProjectsSkeleton({ count }: { count: number }) {
  return (
    <div className={screen.list}>
      <LoadingAnnouncement>{t('projects.loading')}</LoadingAnnouncement>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={styles.row}>
          <Skeleton shape="tile" width={72} height={72} />
          <div className={styles.text}>
            <span className={styles.name}>
              <Skeleton width="min(22ch, 40vw)" />
            </span>
            <span className={styles.facts}>
              <Skeleton width="min(28ch, 36vw)" />
            </span>
          </div>
          <div className={styles.actions}>
            <Skeleton shape="tile" width={96} height="var(--target)" />
            <Skeleton shape="tile" width="var(--target)" height="var(--target)" />
          </div>
        </div>
      ))}
    </div>
  );
}
