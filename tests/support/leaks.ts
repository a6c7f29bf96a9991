import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test';
import { isRefusedWrite } from './expected-reports.ts';
import type { World } from './world.ts';

const TOKEN = /eyJ[\w-]{10,}\.[\w-]+/;
const EMAIL = /[\w.+-]+(?:@|%40)example\.com/i;

/** What the browser says by itself when a service answers with a failure; provoking those is what tests are for. */
const BROWSER_ON_FAILURES = /^Failed to load resource:/;

/** Whether a request goes to the prints editor: the one address that is meant to hold a token (S27, docs/decisions/0004). */
function isHandOver(request: Request, world: World): boolean {
  return request.isNavigationRequest() && request.url().startsWith(`${world.sandbox}/prints-editor?`);
}

/** Whether it is the link of a newsletter's mail, or the call that confirms it: both hold an e-mail address as documented (A2.41, O148). */
function isNewsletter(request: Request, world: World): boolean {
  const { origin, pathname } = new URL(request.url());
  return (request.isNavigationRequest() && pathname === '/subscription-confirmation') || (origin === world.sandbox && pathname.startsWith('/newsletter/api/v1/Profiles/'));
}

/** Watches every page of a context for what must never be seen: see S27, S28, S45. */
export function watchForLeaks(context: BrowserContext, world: World): { found(expectedConsole: string[]): string[] } {
  const problems: string[] = [];
  const consoleErrors: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    if ((TOKEN.test(url) && !isHandOver(request, world)) || (EMAIL.test(url) && !isNewsletter(request, world))) problems.push(`token or e-mail in a requested address: ${new URL(url).origin}${new URL(url).pathname}`);
    const authorization = request.headers()['authorization'];
    if (authorization && !url.startsWith(world.sandbox)) problems.push(`authorization sent to ${new URL(url).origin}`);
  });
  const onConsole = (message: ConsoleMessage) => {
    const text = message.text();
    if (TOKEN.test(text) || EMAIL.test(text)) problems.push('token or e-mail in the console');
    if (message.type() === 'error' && !BROWSER_ON_FAILURES.test(text) && !isRefusedWrite(text)) consoleErrors.push(text);
  };
  const onPage = (page: Page) => {
    page.on('console', onConsole);
    page.on('pageerror', (error) => problems.push(`uncaught error: ${error.message}`));
  };
  context.pages().forEach(onPage);
  context.on('page', onPage);
  return {
    found: (expectedConsole) => [...problems, ...consoleErrors.filter((text) => !expectedConsole.some((expected) => text.includes(expected))).map((text) => `console error: ${text}`)],
  };
}
