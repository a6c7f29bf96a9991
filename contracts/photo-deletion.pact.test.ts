import { expect } from 'vitest';
import { storageQueries } from '#features/storage-status/queries.ts';
import type { operations } from '#generated/photo-deletion/types.d.ts';
import { readWhole } from './support/app.ts';
import { contract } from './support/contract.ts';

const { operation } = contract<operations>('photo-deletion');

const provoked = { provoked: true } as const;

operation(
  'getAccountInformation',
  { ids: 'P7.19', call: () => readWhole(storageQueries.deletionInfo()) },
  ({ on, refusedToken, broken }) => {
    on(200, 'a customer who has ordered', {
      ids: 'P3.41 P3.42 P3.43 P3.44',
      given: { state: 'photos are stored for some time', months: 12, hasOrdered: true },
    }).gives((information) =>
      expect(information).toEqual({
        lastOrderDate: '2026-05-01T09:30:00Z',
        projectCount: 4,
        projectedDeletionDate: '2027-11-01T09:30:00Z',
        registrationDate: '2016-02-11T18:00:00Z',
      }),
    );
    on(200, 'a customer who has never ordered', {
      ids: 'P3.41',
      given: { state: 'photos are stored for some time', months: 12, hasOrdered: false },
      example: 'neverOrdered',
    }).gives((information) => expect(information).toMatchObject({ lastOrderDate: null, projectCount: 0 }));
    refusedToken();
    on(404, 'an account that nobody knows: no status is shown', {
      given: { state: 'nothing is known of the account' },
    }).gives((information) => expect(information).toBeNull());
    on(500, 'the service fails: no status is shown', provoked).gives((information) => expect(information).toBeNull());
    broken('P3.41', 'lastOrderDate');
    broken('P3.41', 'lastOrderDate', '01/05/2026');
    broken('P3.42', 'projectCount');
    broken('P3.43', 'projectedDeletionDate');
    broken('P3.43', 'projectedDeletionDate', null);
    broken('P3.44', 'registrationDate');
  },
);
