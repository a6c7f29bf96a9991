import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'webdriver';
import type { Actions, Browser, InPage, Tab } from './engine.ts';
import { calling, outcomeOf } from './in-page.ts';

/** A page may leave for another before it is there: whoever waits for something on it waits for it anyway. */
const LEFT = /abort|cancel|NS_BINDING|interrupted|superseded/i;

/** A browser that speaks WebDriver BiDi, kept from what other customers do in the same program. */
export async function bidiBrowser(client: Client): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'downloads-'));
  const { userContext } = await client.browserCreateUserContext({});
  await client.send({
    method: 'browser.setDownloadBehavior',
    params: { downloadBehavior: { type: 'allowed', destinationFolder: folder }, userContexts: [userContext] },
  });
  const scripts: string[] = [];
  const beforePages = async <Args extends unknown[]>(run: InPage<Args, void>, ...args: Args) => {
    const { script } = await client.scriptAddPreloadScript({
      functionDeclaration: `() => (${run.toString()})(...${JSON.stringify(args)})`,
      userContexts: [userContext],
    });
    scripts.push(script);
  };
  const own = new Set<string>();
  const errors: string[] = [];
  const contexts = async () => {
    const { contexts: all } = await client.browsingContextGetTree({ maxDepth: 0 });
    return all.filter((one) => one.userContext === userContext).map(({ context }) => context);
  };
  client.on('browsingContext.contextCreated', (info) => {
    if (info.userContext === userContext) own.add(info.context);
  });
  client.on('log.entryAdded', ({ level, text, source }) => {
    if (level === 'error' && source.context !== undefined && own.has(source.context)) errors.push(text ?? '');
  });
  return {
    tab: async () => {
      const { context } = await client.browsingContextCreate({ type: 'tab', userContext });
      return bidiTab(client, context);
    },
    tabs: async () => (await contexts()).map((context) => bidiTab(client, context)),
    beforePages,
    errors: async () => errors,
    saved: () => readdirSync(folder).filter((name) => !/\.(?:crdownload|part)$/.test(name)),
    close: async () => {
      for (const script of scripts) await client.scriptRemovePreloadScript({ script });
      await client.browserRemoveUserContext({ userContext });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function bidiTab(client: Client, context: string): Tab {
  const leaving = async (step: Promise<unknown>) => {
    await step.catch((error: unknown) => {
      if (!LEFT.test(String(error))) throw error;
    });
  };
  return {
    goto: (url) => leaving(client.browsingContextNavigate({ context, url, wait: 'interactive' })),
    setOut: (url) => leaving(client.browsingContextNavigate({ context, url, wait: 'none' })),
    evaluate: async <Args extends unknown[], Result>(run: InPage<Args, Result>, ...args: Args) => {
      const answer = await client.scriptCallFunction({
        functionDeclaration: calling(run),
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
        userActivation: false,
      });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return outcomeOf<Result>('value' in answer.result ? answer.result.value : undefined);
    },
    // The same actions, which the library types once more.
    perform: async (actions: Actions[]) =>
      void (await client.send({ method: 'input.performActions', params: { context, actions: actions as never } })),
    setFiles: async (selector, files) => {
      const { nodes } = await client.browsingContextLocateNodes({
        context,
        locator: { type: 'css', value: selector },
        maxNodeCount: 1,
      });
      const sharedId = nodes[0]?.sharedId;
      if (sharedId === undefined) throw new Error(`There is no ${selector}`);
      await client.inputSetFiles({ context, element: { sharedId }, files });
    },
    resize: async (width, height) =>
      void (await client.browsingContextSetViewport({ context, viewport: { width, height } })),
    back: () => leaving(client.browsingContextTraverseHistory({ context, delta: -1 })),
    reload: () => leaving(client.browsingContextReload({ context, wait: 'interactive' })),
    activate: async () => void (await client.browsingContextActivate({ context })),
    screenshot: async () => Buffer.from((await client.browsingContextCaptureScreenshot({ context })).data, 'base64'),
    print: async () => Buffer.from((await client.browsingContextPrint({ context, background: true })).data, 'base64'),
    close: async () => void (await client.browsingContextClose({ context })),
  };
}

/** What a session has to be told of. */
export const EVENTS = ['log.entryAdded', 'browsingContext.contextCreated'];
