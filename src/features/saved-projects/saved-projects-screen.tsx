import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAccountId } from '#customer/account-id.ts';
import { Failure } from '#failures/failure.tsx';
import { LeftOutNote } from '#failures/left-out-note.tsx';
import { pagerLabels } from '#i18n/pager-labels.ts';
import { t } from '#i18n/texts.ts';
import { pageNumber } from '#lib/lists.ts';
import { paths } from '#paths';
import { EmptyProjectsDrawing } from '#ui/drawings/empty-drawings.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead, PageLayout } from '#ui/page-head.tsx';
import { PagedList } from '#ui/pager.tsx';
import { ShopButton } from '#vendor/vendor-links.tsx';
import { expectedOn, projectPages } from './model.ts';
import { ProjectRow, ProjectsSkeleton } from './parts/project-row.tsx';
import { RemoveProject } from './parts/remove-project.tsx';
import { type Project, savedProjectQueries } from './queries.ts';
import styles from './saved-projects-screen.module.css';

/** Projects that the customer has started and not ordered yet, ten a page, newest first (A2.5, A2.80, A2.95). */
export function SavedProjectsScreen() {
  const { accountId, page, pageCount, total, projects, leftOut, error, isFetching, refetch } = useProjectsPage();
  const [leaving, setLeaving] = useState<{ project: Project; place: number }>();
  const list = useRef<HTMLElement>(null);

  const labels = pagerLabels({ page, pageCount });
  return (
    <PageLayout>
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
    </PageLayout>
  );

  function content(): ReactNode {
    // An old link, or the last project of the last page is gone.
    if (projects && page > pageCount) return <Navigate to={addressOf(pageCount)} replace />;
    // One that was read before stays when it cannot be read again.
    if (projects?.length === 0) return <NoProjects />;
    if (projects) {
      return (
        <ul role="list" className={styles.list} aria-label={t('projects.list')}>
          {projects.map((project, place) => (
            <ProjectRow key={project.id} project={project} onRemove={() => setLeaving({ project, place })} />
          ))}
        </ul>
      );
    }
    if (error) return <Failure as="page" of={{ error, refetch, isFetching }} />;
    return <ProjectsSkeleton count={expectedOn(page, total)} />;
  }

  /** Element that gets the focus when a project is gone: the one that has come in its place (X4). */
  function neighbour(place: number): HTMLElement | null {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-removes]');
    return buttons?.[Math.min(place, buttons.length - 1)] ?? list.current;
  }
}

function addressOf(page: number): string {
  return paths.savedProjects(page === 1 ? {} : { page });
}

/** Hook: the page of projects that the address names (A5.8). */
function useProjectsPage() {
  const accountId = useAccountId();
  const page = pageNumber(new URLSearchParams(useLocation().search).get('page'));
  const { data, isPlaceholderData, error, isFetching, refetch } = useQuery({
    ...savedProjectQueries.page({ accountId: accountId ?? '', page }),
    enabled: accountId !== undefined,
    // How many there are is known from the page before.
    placeholderData: (previous) => previous,
  });
  const total = data?.totalProjectCount;
  return {
    accountId,
    page,
    total,
    // The page that shows is there, even if another tab has made it one too many.
    pageCount: Math.max(projectPages(total ?? 0), total === undefined || isPlaceholderData ? page : 1),
    projects: isPlaceholderData ? undefined : data?.projects,
    leftOut: isPlaceholderData ? undefined : data?.leftOut,
    error,
    isFetching,
    refetch,
  };
}

/** Empty state: nothing has been started, or all of it was ordered (A2.96). */
function NoProjects() {
  return (
    <EmptyState
      drawing={<EmptyProjectsDrawing />}
      title={t('projects.empty')}
      actions={<ShopButton variant="primary" label={t('projects.toShop')} />}
    >
      <p>{t('projects.empty.text')}</p>
    </EmptyState>
  );
}
