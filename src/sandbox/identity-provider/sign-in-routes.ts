import { timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { Interaction } from 'oidc-provider';

import type { IdentityPerson } from '../accounts/people.ts';
import { errorPage } from './error-page.ts';
import { pageHeaders } from './html.ts';
import { EVERYBODYS_PASSWORD, WRONG_PASSWORD, signInPage } from './sign-in-page.ts';

const STYLES = readFileSync(new URL('./sign-in.css', import.meta.url));
const MAX_FORM_BYTES = 10_000;

interface SignInRoutesOptions {
  provider: Provider;
  mountPath: string;
  people: readonly IdentityPerson[];
}

/** Answers requests below `/sign-in/`; `false` when the request is none of them. */
export type SignInRoutes = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) {
    body += chunk;
    if (body.length > MAX_FORM_BYTES) throw new Error('The form is too long.');
  }
  return new URLSearchParams(body);
}

function isPassword(typed: string): boolean {
  const [given, expected] = [Buffer.from(typed), Buffer.from(EVERYBODYS_PASSWORD)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** A form's submission ends at the app, so its origin has to be an allowed form target as well. */
function appOriginOf(interaction: Interaction): string[] {
  const redirectUri = interaction.params.redirect_uri;
  return redirectUri ? [new URL(redirectUri).origin] : [];
}

/** The pages that a person sees while signing in. */
export function createSignInRoutes({ provider, mountPath, people }: SignInRoutesOptions): SignInRoutes {
  async function show(
    response: ServerResponse,
    interaction: Interaction,
    mistake?: { email: string; error: string },
  ): Promise<void> {
    response.writeHead(mistake ? 422 : 200, pageHeaders(appOriginOf(interaction)));
    response.end(signInPage({ mountPath, uid: interaction.uid, people, ...mistake }));
  }

  async function submit(request: IncomingMessage, response: ServerResponse, interaction: Interaction): Promise<void> {
    const form = await readForm(request);
    const finish = (result: Record<string, unknown>) =>
      provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });

    if (form.get('action') === 'cancel') {
      return finish({ error: 'access_denied', error_description: 'The sign-in was cancelled.' });
    }
    const email = form.get('email')?.trim() ?? '';
    const person = people.find((candidate) => candidate.email === email.toLowerCase());
    if (!person || !isPassword(form.get('password') ?? '')) {
      return show(response, interaction, { email, error: WRONG_PASSWORD });
    }
    return finish({ login: { accountId: person.sub, amr: [...person.amr] } });
  }

  return async (request, response, path) => {
    if (path === '/sign-in/sign-in.css' && request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'max-age=300' });
      response.end(STYLES);
      return true;
    }
    if (!/^\/sign-in\/[^/]+$/.test(path)) return false;

    const interaction = await provider.interactionDetails(request, response).catch(() => undefined);
    if (!interaction) {
      response.writeHead(400, pageHeaders());
      response.end(
        errorPage(
          mountPath,
          'This sign-in is over',
          'It took too long or was finished already. Go back to Photo Account and start again.',
        ),
      );
    } else if (request.method === 'POST') {
      await submit(request, response, interaction);
    } else {
      await show(response, interaction);
    }
    return true;
  };
}
