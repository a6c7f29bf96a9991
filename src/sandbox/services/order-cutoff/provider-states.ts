import { defineState } from '../../core/provider-states.ts';
import { saveCampaign, saveGroup } from './campaigns.ts';
import type { ArticleGroup, Campaign } from './campaigns.ts';

/** Situations of cut-off dates that contracts ask for. */
export const orderCutoffStates = [
  defineState<{ groups: ArticleGroup[] }>({
    name: 'the article groups are these',
    description: 'There are these groups of articles with the same cut-off, and no others.',
    parameters: { groups: { type: 'array', items: { type: 'object', required: ['id', 'name'] } } },
    setup({ database }, _account, { groups }) {
      database.run('DELETE FROM cutoff_group');
      for (const group of groups) saveGroup(database, group);
    },
  }),
  defineState<{ campaign: Campaign }>({
    name: 'a campaign exists',
    description: 'There is that campaign.',
    parameters: { campaign: { type: 'object', required: ['name'] } },
    setup: ({ database }, _account, { campaign }) => saveCampaign(database, campaign),
  }),
  defineState<{ name: string }>({
    name: 'a campaign does not exist',
    description: 'There is no campaign of that name.',
    parameters: { name: { type: 'string', minLength: 1 } },
    setup({ database }, _account, { name }) {
      database.run('DELETE FROM cutoff_campaign WHERE name = ?', name);
    },
  }),
];
