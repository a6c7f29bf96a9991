import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { pageNumber } from '#lib/page-number.ts';
import { useAccountId } from '#customer/account-id.ts';
import { projectPages } from './model.ts';
import { savedProjectQueries } from './queries.ts';

/** The page of projects that the address asks for (A5.8). */
export function useProjectsPage() {
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
