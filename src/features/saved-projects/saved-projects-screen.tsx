import { useRef, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { LeftOutNote } from '#failures/left-out-note.tsx';
import { Failure } from '#failures/failure.tsx';
import { pagerLabels } from '#i18n/pager-labels.ts';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { PagedList } from '#ui/paged-list.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { expectedOn } from './model.ts';
import { NoProjects } from './parts/no-projects.tsx';
import { ProjectRow } from './parts/project-row.tsx';
import { ProjectsSkeleton } from './parts/projects-skeleton.tsx';
import { RemoveProject } from './parts/remove-project.tsx';
import type { Project } from './queries.ts';
import styles from './saved-projects-screen.module.css';
import { useProjectsPage } from './use-projects-page.ts';

/** What the customer has started and not ordered yet, ten a page, newest first (A2.5, A2.80, A2.95). */
export function SavedProjectsScreen() {
  const { accountId, page, pageCount, total, projects, leftOut, error, isFetching, refetch } = useProjectsPage();
  const [leaving, setLeaving] = useState<{ project: Project; place: number }>();
  const list = useRef<HTMLElement>(null);

  const labels = pagerLabels({ page, pageCount });
  return (
    <div className={styles.screen}>
      <PageHead
        title={t('projects.title')}
        back={{ to: paths.home(), label: t('home.title') }}
        about={total === 0 ? undefined : t('projects.about')}
      />
      <PagedList
        ref={list}
        label={pageCount > 1 ? t('projects.page', { position: labels.position }) : t('projects.list')}
        page={page}
        pageCount={pageCount}
        addressOf={addressOf}
        labels={labels}
      >
        {content()}
        <LeftOutNote leftOut={leftOut} of="projects" />
      </PagedList>
      {leaving && accountId !== undefined && (
        <RemoveProject
          project={leaving.project}
          accountId={accountId}
          onClose={() => setLeaving(undefined)}
          fallbackFocus={() => neighbour(leaving.place)}
        />
      )}
    </div>
  );

  function content(): ReactNode {
    // An old link, or the last project of the last page is gone.
    if (projects && page > pageCount) return <Navigate to={addressOf(pageCount)} replace />;
    // One that was read before stays when it cannot be read again.
    if (projects?.length === 0) return <NoProjects />;
    if (projects) {
      return (
        <ul className={styles.list} aria-label={t('projects.list')}>
          {projects.map((project, place) => (
            <ProjectRow key={project.id} project={project} onRemove={() => setLeaving({ project, place })} />
          ))}
        </ul>
      );
    }
    if (error) return <Failure of={{ error, refetch, isFetching }} />;
    return <ProjectsSkeleton count={expectedOn(page, total)} />;
  }

  /** Where the focus goes when a project is gone: to the one that has come in its place (X4). */
  function neighbour(place: number): HTMLElement | null {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-removes]');
    return buttons?.[Math.min(place, buttons.length - 1)] ?? list.current;
  }
}

function addressOf(page: number): string {
  return paths.savedProjects(page === 1 ? {} : { page });
}
