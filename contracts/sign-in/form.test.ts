import { expect, test } from 'vitest';
import type { Interaction } from '../support/interaction.ts';
import { serve } from '../support/record.ts';

const interaction: Interaction = {
  operation: {
    operationId: 'exchangeToken',
    method: 'POST',
    path: '/token',
    auth: 'none',
    responses: new Map([[200, { examples: {} }]]),
  },
  description: 'exchangeToken 200: a form',
  title: 'a form',
  states: [],
  request: { form: { grant_type: 'refresh_token', refresh_token: 'a/b c' } },
  status: 200,
  body: undefined,
  exactly: [],
};

const post = (form: Record<string, string>) =>
  serve(
    'forms',
    [interaction],
    async (url) => (await fetch(`${url}/token`, { method: 'POST', body: new URLSearchParams(form) })).status,
  );

test('a form with the same fields is answered, in whatever order', async () => {
  expect(await post({ grant_type: 'refresh_token', refresh_token: 'a/b c' })).toBe(200);
  expect(await post({ refresh_token: 'a/b c', grant_type: 'refresh_token' })).toBe(200);
});

test.each([
  ['another value', { grant_type: 'refresh_token', refresh_token: 'b' }],
  ['a field less', { grant_type: 'refresh_token' }],
  ['a field more', { grant_type: 'refresh_token', refresh_token: 'a/b c', client_secret: 's' }],
])('a form with %s fails the case', async (_, form) => {
  await expect(post(form)).rejects.toThrow('The following request was incorrect');
});
