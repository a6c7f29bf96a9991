import { beforeEach, expect, test, vi } from 'vitest';
import { personalDataClear } from '#lib/personal-data.ts';
import { jobs } from './jobs.ts';

const showJobCard = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./job-card.tsx', () => ({ showJobCard }));

const job = { id: 'delete 1', icon: 'trash', title: 'Deleting 240 photos' } as const;

beforeEach(() => {
  personalDataClear.emit(true);
  showJobCard.mockReset();
});

test.each([
  ['is shown on it', {}],
  [
    'ends with the page, and is followed in a dialog so far: it is asked about before the page is left',
    { isInDialog: true, endsWithPage: true },
  ],
])('P4.14 the card comes with a job that %s', async (_, about) => {
  jobs.put({ ...job, ...about });
  await vi.waitFor(() => expect(showJobCard).toHaveBeenCalledOnce());
});
