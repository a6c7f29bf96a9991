import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import texts from '#i18n/locales/en-GB.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import { ExportScreen } from './export-screen.tsx';
import type { Export } from './model.ts';
import { exportQueries } from './queries.ts';

beforeAll(() => useTexts('en-GB', texts));

const requested = '2026-11-01T10:00:00Z';

/** First markup of the page of an export where an answer is cached that counts as fresh. */
function firstMarkup(cached: Export): string {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  client.setQueryData(exportQueries.detail('backup-1').queryKey, cached);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/backup-1']}>
        <Routes>
          <Route path=":backupId" element={<ExportScreen LibraryLeft={() => null} />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('P4.21 an export that was not ready a moment ago is asked for anew before its page leads back', () => {
  expect(firstMarkup({ state: 'pending', requested })).toContain('Loading your export');
});

test('P4.22 an export whose links have expired says so at once', () => {
  expect(firstMarkup({ state: 'expired' })).toContain('Your download link has expired');
});
