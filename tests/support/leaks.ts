import type { BrowserContext, CDPSession, ConsoleMessage, Page, Request } from '@playwright/test';
import { isOrdinary } from './expected-reports.ts';
import { leaksIn, plain, type Trace } from './leak-rules.ts';
import { tracesOf } from './page-traces.ts';
import { isAboutPolicy, reportViolations, violatedDirective } from './policy-watch.ts';
import { sandboxControl } from './sandbox-control.ts';
import { mayHaveToken } from './operation-at.ts';
import type { World } from './world.ts';

/** Leaks that a test provokes on purpose. */
export interface Provoked {
  /** Parts of console errors. */
  console: readonly string[];
  /** Directives of the policy. */
  violations: readonly string[];
}

export interface LeakWatch {
  /** Watches a context as well. Before it has pages. */
  watch(context: BrowserContext): Promise<void>;
  /** Registers tokens that were given to a browser directly. */
  know(...tokens: readonly string[]): void;
  /** Findings until now, each once. Also checks what the open pages show and store. */
  found(provoked: Provoked): Promise<string[]>;
}

/**
 * Watches what every page and worker of a test asks for, says and keeps: S27, S28, S29, S30, S32, S45. What may be where
 * is in leak-rules.ts. Costs a few ms per test: most of it is one question to each page at the end.
 */
export function watchForLeaks(world: World): LeakWatch {
  const contexts: BrowserContext[] = [];
  const sessions = new Map<Page, Promise<CDPSession>>();
  const tokens = new Set<string>();
  const traces: Trace[] = [];
  const problems: string[] = [];
  const consoleErrors: string[] = [];
  const violations: { directive: string; line: string }[] = [];
  const answers: Promise<void>[] = [];
  let hasReports = false;

  /** The browser reports a referrer of a page that replaces another one before it knows that it sends none. */
  async function lookAtReferrer(request: Request, name: string): Promise<void> {
    const { referer } = await request.allHeaders().catch(() => request.headers());
    if (!referer) return;
    traces.push({ place: 'referrer', name, text: referer });
    if (new URL(referer).href !== `${new URL(referer).origin}/`)
      problems.push(`a referrer with more than its origin sent to ${name}`);
  }

  function onRequest(request: Request): void {
    const url = request.url();
    if (!url.startsWith('http')) return;
    const name = plain(url);
    traces.push({ place: 'address', name, text: url });
    const { authorization, referer } = request.headers();
    if (authorization && !(url.startsWith(world.sandbox) && mayHaveToken(request.method(), new URL(url).pathname)))
      problems.push(`authorization sent to ${name}`);
    if (referer && new URL(referer).origin !== new URL(url).origin) answers.push(lookAtReferrer(request, name));
    if (name === `${world.sandbox}/third-parties/error-reports`) hasReports = true;
    if (name === `${world.sandbox}/identity-provider/token`) answers.push(rememberTokens(request));
  }

  async function rememberTokens(request: Request): Promise<void> {
    const body: unknown = await request
      .response()
      .then((response) => response?.json())
      .catch(() => undefined);
    if (typeof body !== 'object' || body === null) return;
    for (const name of ['access_token', 'refresh_token', 'id_token']) know(String(Reflect.get(body, name) ?? ''));
  }

  function know(...given: readonly string[]): void {
    // A body that a test has made up may hold a word.
    for (const token of given) if (token.length > 20) tokens.add(token);
  }

  function onConsole(message: ConsoleMessage): void {
    const text = message.text();
    traces.push({ place: 'console', name: message.type(), text });
    const directive = violatedDirective(text);
    if (directive !== undefined) violations.push({ directive, line: text });
    else if (message.type() === 'error' && !isOrdinary(text)) consoleErrors.push(text);
  }

  function onPage(page: Page): void {
    page.on('websocket', (socket) =>
      traces.push({ place: 'socket address', name: plain(socket.url()), text: socket.url() }),
    );
    const session = watchStorage(page);
    // A page may close at once.
    session.catch(() => undefined);
    sessions.set(page, session);
  }

  /** Hears of everything that is stored as it is stored: at the end of a test its page may be elsewhere. */
  async function watchStorage(page: Page): Promise<CDPSession> {
    const session = await page.context().newCDPSession(page);
    const note = ({
      storageId,
      key,
      newValue,
    }: {
      storageId: { isLocalStorage: boolean };
      key: string;
      newValue: string;
    }) =>
      traces.push({
        place: storageId.isLocalStorage ? 'localStorage' : 'sessionStorage',
        name: key,
        text: `${key} ${newValue}`,
      });
    session.on('DOMStorage.domStorageItemAdded', note);
    session.on('DOMStorage.domStorageItemUpdated', note);
    await session.send('DOMStorage.enable');
    return session;
  }

  async function lookAt(page: Page): Promise<void> {
    try {
      const isOfApp = new URL(page.url()).port === String(world.appPort);
      const [kept, history] = await Promise.all([
        isOfApp ? tracesOf(page, tokens) : [],
        sessions.get(page)?.then((session) => session.send('Page.getNavigationHistory')),
      ]);
      traces.push(...kept);
      for (const { url, title } of history?.entries ?? []) {
        if (!url.startsWith('http')) continue;
        traces.push(
          { place: 'history', name: plain(url), text: url },
          { place: 'title', name: plain(url), text: title },
        );
      }
    } catch (error) {
      // One that is leaving at this very moment has been looked at on its way: its requests and what it stored.
      if (!page.isClosed() && !/navigat|context was destroyed|has been closed|Target crashed/i.test(String(error)))
        throw error;
    }
  }

  async function lookAtReports(): Promise<void> {
    if (!hasReports) return;
    for (const { body } of await sandboxControl(world.sandbox).calls('reportError'))
      traces.push({ place: 'error report', name: 'reportError', text: JSON.stringify(body ?? null) });
  }

  async function lookAtCookies(context: BrowserContext): Promise<void> {
    for (const { name, value } of await context.cookies()) {
      if (/^auth_(access|refresh)_token$/.test(name)) know(value);
      traces.push({ place: 'cookie', name, text: `${name} ${value}` });
    }
  }

  return {
    know,
    async watch(context) {
      contexts.push(context);
      context.on('request', onRequest);
      context.on('console', onConsole);
      context.on('weberror', (error) => problems.push(`uncaught error: ${error.error().message}`));
      context.on('page', onPage);
      context.pages().forEach(onPage);
      await reportViolations(context);
    },
    async found(provoked) {
      const pages = contexts.flatMap((context) => context.pages());
      // First, as they say what the tokens are.
      await Promise.all([...answers, ...contexts.map((context) => lookAtCookies(context).catch(() => undefined))]);
      await Promise.all([...pages.map(lookAt), lookAtReports()]);
      const isExpected = (text: string) =>
        provoked.console.some((expected) => text.includes(expected)) ||
        (provoked.violations.length > 0 && isAboutPolicy(text));
      return [
        ...problems,
        ...leaksIn(traces, tokens),
        ...violations.filter(({ directive }) => !provoked.violations.includes(directive)).map(({ line }) => line),
        ...consoleErrors.filter((text) => !isExpected(text)).map((text) => `console error: ${text}`),
      ];
    },
  };
}
