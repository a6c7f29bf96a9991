import type { Context } from 'oidc-provider';

import { escapeHtml } from '../http/escape-html.ts';
import { htmlPage, pageHeaders } from './html.ts';

/** A page for requests that cannot be answered by sending the browser back to the app. */
export function errorPage(mountPath: string, heading: string, detail: string): string {
  return htmlPage({
    title: heading,
    stylesheet: `${mountPath}/sign-in/sign-in.css`,
    body: `<main class="sheet sheet-narrow">
<p class="wordmark">Photo Account</p>
<h1>${escapeHtml(heading)}</h1>
<p class="hint">${escapeHtml(detail)}</p>
</main>`,
  });
}

/** oidc-provider's own errors, on the same kind of page. */
export async function renderIdentityError(
  mountPath: string,
  ctx: Context,
  out: { error: string; error_description?: string },
): Promise<void> {
  for (const [name, value] of Object.entries(pageHeaders())) ctx.set(name, value);
  ctx.body = errorPage(mountPath, 'This sign-in cannot go on', out.error_description ?? out.error);
}
