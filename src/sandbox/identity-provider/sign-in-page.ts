import type { IdentityPerson } from '../accounts/people.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { htmlPage } from './html.ts';

/** [Note: One password] Everybody in the sandbox signs in with this one, and the sign-in page says so. */
export const EVERYBODYS_PASSWORD = 'photos';

export const WRONG_PASSWORD = 'That e-mail address and password do not go together.';

interface SignInPageOptions {
  mountPath: string;
  uid: string;
  people: readonly IdentityPerson[];
  /** Values of the fields after a mistake. */
  email?: string;
  error?: string;
}

const firstName = (person: IdentityPerson) => person.name.split(' ')[0] ?? person.name;

const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

function personEntry(action: string, person: IdentityPerson): string {
  return `<li class="person">
<form method="post" action="${action}">
${hidden('email', person.email)}${hidden('password', EVERYBODYS_PASSWORD)}
<button class="person-button" type="submit">
<span class="person-initial" aria-hidden="true">${escapeHtml(person.name.slice(0, 1))}</span>
<span class="person-text"><span class="person-name">Sign in as ${escapeHtml(firstName(person))}</span>
<span class="person-email">${escapeHtml(person.email)}</span>
<span class="person-note">${escapeHtml(person.note)}</span></span>
</button>
</form>
</li>`;
}

/** The sign-in page: a form, a way back, and everybody in the sandbox one click away. Works without script. */
export function signInPage({ mountPath, uid, people, email = '', error }: SignInPageOptions): string {
  const action = escapeHtml(`${mountPath}/sign-in/${uid}`);
  // The field that the customer has to look at next.
  const focusPassword = error !== undefined && email !== '';
  const invalid = error ? ' aria-invalid="true" aria-describedby="problem"' : '';

  return htmlPage({
    title: error ? 'Error: Sign in' : 'Sign in',
    stylesheet: `${mountPath}/sign-in/sign-in.css`,
    body: `<main class="sheet">
<section class="card" aria-labelledby="heading">
<p class="wordmark"><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><rect x="2.5" y="4.5" width="19" height="15" rx="3"/><path d="m4 17 5-5.5 4 4 2.5-2.5 4.5 4.5"/><circle cx="15.5" cy="9" r="1.6"/></svg>Photo Account</p>
<h1 id="heading">Sign in</h1>
${error ? `<p class="problem" id="problem" role="alert">${escapeHtml(error)}</p>` : ''}
<form method="post" action="${action}">
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" required value="${escapeHtml(email)}"${invalid}${focusPassword ? '' : ' autofocus'}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${invalid}${focusPassword ? ' autofocus' : ''}>
<p class="hint">The password of everybody is <kbd>${escapeHtml(EVERYBODYS_PASSWORD)}</kbd></p>
<div class="actions">
<button class="primary" type="submit">Sign in</button>
<button class="quiet" type="submit" name="action" value="cancel" formnovalidate>Cancel</button>
</div>
</form>
</section>
<section class="people" aria-labelledby="people-heading">
<h2 id="people-heading">People of the sandbox</h2>
<ul>
${people.map((person) => personEntry(action, person)).join('\n')}
</ul>
</section>
</main>`,
  });
}
