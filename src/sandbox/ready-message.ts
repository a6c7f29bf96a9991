import { people } from './accounts/people.ts';
import type { Addresses } from './core/sandbox.ts';
import { EVERYBODYS_PASSWORD } from './identity-provider/sign-in-page.ts';

/** Start message: the URLs, and the people to sign in as. See: [Note: One password] */
export function readyMessage({ app, local }: Addresses, served: 'dist' | 'dev' | 'none'): string {
  const width = Math.max(...people.map(({ email }) => email.length));
  return [
    '',
    'Ready',
    '',
    ...(served === 'none' ? [] : [`  App      ${app}`]),
    `  Sandbox  ${local}/__sandbox`,
    '',
    `  Sign in as (password: ${EVERYBODYS_PASSWORD})`,
    ...people.map(({ email, note }) => `    ${email.padEnd(width)}  ${note}`),
    '',
  ].join('\n');
}
