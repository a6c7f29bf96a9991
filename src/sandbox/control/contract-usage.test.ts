import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contractsByState } from './contract-usage.ts';

it('the catalogue names the contracts that ask for a state', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pacts-'));
  const interaction = (description: string, ...states: string[]) => ({
    description,
    providerStates: states.map((name) => ({ name })),
  });
  const pact = {
    provider: { name: 'photo-management' },
    interactions: [
      interaction('getAlbum 200', 'an album exists'),
      interaction('getAlbum 403', 'an album exists', 'the customer exists'),
      { description: 'plain' },
    ],
  };
  writeFileSync(join(folder, 'a.json'), JSON.stringify(pact));
  writeFileSync(join(folder, 'notes.txt'), 'no contract');
  expect(Object.fromEntries(contractsByState(folder))).toEqual({
    'an album exists': ['photo-management: getAlbum 200', 'photo-management: getAlbum 403'],
    'the customer exists': ['photo-management: getAlbum 403'],
  });
  const usage = contractsByState(folder);
  rmSync(folder, { recursive: true });
  expect(contractsByState(folder), 'a folder is read once').toBe(usage);
  expect(contractsByState(join(folder, 'gone'))).toEqual(new Map());
});
