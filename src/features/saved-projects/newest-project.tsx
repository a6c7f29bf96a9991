import { useQuery } from '@tanstack/react-query';
import { gotNoAnswer } from '#api/api-error.ts';
import { useAccountId } from '#customer/account-id.ts';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { useNow } from '#lib/timers.ts';
import { webAddress } from '#lib/web-address.ts';
import { paths } from '#paths';
import { OverviewCard, overviewPicture, type OverviewPart } from '#ui/overview-card.tsx';
import { projectName } from './model.ts';
import { changedText, ProjectPicture } from './parts/project-picture.tsx';
import { type Project, savedProjectQueries } from './queries.ts';

/** Hook: the project that was changed last, as a part of an overview (O84). @param isOpen whether to ask for it */
export function useNewestProject({ isOpen }: { isOpen: boolean }): OverviewPart {
  const accountId = useAccountId();
  const { data, isPending, error } = useQuery({
    ...savedProjectQueries.page({ accountId: accountId ?? '', page: 1 }),
    enabled: isOpen && accountId !== undefined,
  });
  const project = data?.projects[0];
  return {
    isPending: isOpen && isPending,
    mayCome: gotNoAnswer(error),
    card: project && <NewestProject project={project} />,
  };
}

/** The project, and the way back into its editor; where there is none, the way to all of them. */
function NewestProject({ project }: { project: Project }) {
  const editUrl = webAddress(project.editUrl);
  const now = useNow();
  const changed = changedText(project, now);
  return (
    <OverviewCard
      picture={<ProjectPicture address={webAddress(project.thumbnailUrl)} className={overviewPicture} />}
      facts={[t('projects.newest'), ...(changed === undefined ? [] : [changed])]}
      headline={projectName(project)}
      action={editUrl && t('projects.continue')}
      renderLink={({ children, ...link }) =>
        editUrl === undefined ? (
          <Link to={paths.savedProjects()} {...link}>
            {children}
          </Link>
        ) : (
          <a href={editUrl} {...link}>
            {children}
          </a>
        )
      }
    />
  );
}
