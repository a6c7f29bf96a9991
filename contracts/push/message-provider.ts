import { once } from 'node:events';
import { MessageProviderPact } from '@pact-foundation/pact';
import { WebSocket } from 'ws';
import { startTestSandbox } from '#sandbox/testing/test-sandbox.ts';

/** The sandbox as a provider of push messages. */
export interface MessageProvider {
  /** Lets Pact verify a contract. @returns for each interaction its description and what came of it, in order */
  verify(contract: string): Promise<string[]>;
  close(): Promise<void>;
}

type Messages = Record<string, { examples: { name: string; payload: unknown }[] }>;

const ANNA = 'anna@example.com';
const INES = 'inactive@example.com';

/**
 * A sandbox whose messages are those that come over its WebSocket after what brings them about has been done.
 * @param messages those of the AsyncAPI file: the sandbox's imports never fail, so that message is sent by its control
 */
export async function openMessageProvider(messages: Messages): Promise<MessageProvider> {
  const sandbox = await startTestSandbox();

  /** Opens the connection of that person, does something, and waits for the message whose name ends so. */
  async function messageAfter(email: string, name: RegExp, act: () => Promise<unknown>): Promise<object> {
    const socket = new WebSocket(`${sandbox.addresses.sandbox.replace('http', 'ws')}/photo-push`);
    try {
      await once(socket, 'open');
      socket.send(JSON.stringify({ action: 'authenticate', token: await sandbox.issueAccessToken(email) }));
      await once(socket, 'message');
      const arrived = new Promise<object>((resolve) => {
        socket.on('message', (data: Buffer) => {
          const message: { type?: string; key?: string } = JSON.parse(data.toString());
          if (name.test(message.type ?? message.key ?? '')) resolve(message);
        });
      });
      await act();
      return await arrived;
    } finally {
      socket.close();
    }
  }

  const reset = () => sandbox.control('POST', '/reset', {});
  const activate = () => sandbox.call('/photo-management/users/activate', { method: 'POST', as: INES });

  async function somePhoto(): Promise<string> {
    const { body } = await sandbox.call('/photo-management/photos?limit=1');
    const { images } = body as { images: { imageId: string }[] };
    return images[0]?.imageId ?? '';
  }

  const order = async () => {
    const photoId = await somePhoto();
    await sandbox.call('/photo-downloads/downloads', { method: 'POST', body: { photos: [photoId] } });
    return photoId;
  };
  const orderAndDelete = async () => {
    const photoId = await order();
    await sandbox.call('/photo-management/photos', { method: 'DELETE', body: { photoIds: [photoId] } });
  };
  const pushFailedImport = () => {
    const message = messages['importEvent']?.examples.find(({ name }) => name === 'error')?.payload;
    return sandbox.control('POST', '/push', { to: INES, message });
  };

  const handlers: Record<string, () => Promise<object>> = {
    'an import, started': () => messageAfter(INES, /started$/, activate),
    'an import, finished': () => messageAfter(INES, /finished$/, activate),
    'an import, error': () => messageAfter(INES, /error$/, pushFailedImport),
    'an archive, started': () => messageAfter(ANNA, /started$/, order),
    'an archive, finished': () => messageAfter(ANNA, /finished$/, order),
    'an archive, error': () => messageAfter(ANNA, /error$/, orderAndDelete),
  };

  return {
    async verify(contract) {
      const messageProviders = Object.fromEntries(
        Object.entries(handlers).map(([description, handler]) => [description, () => reset().then(handler)]),
      );
      const verifier = new MessageProviderPact({ provider: 'photo-push', pactUrls: [contract], messageProviders, logLevel: 'error' });
      // What failed is in the report, too, which comes as the text of an error then.
      const text = await verifier.verify().catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
      return resultsIn(String(text));
    },
    close: () => sandbox.close(),
  };
}

function resultsIn(text: string): string[] {
  try {
    const { interactionResults, errors }: { interactionResults: { description: string; result: unknown }[]; errors: unknown[] } = JSON.parse(text);
    const details = errors.length > 0 ? errors.map((error) => JSON.stringify(error)) : [];
    return [...interactionResults.map(({ description, result }) => `${description}: ${typeof result === 'string' ? result : JSON.stringify(result)}`).sort(), ...details];
  } catch {
    return [`Pact gave no report: ${text}`];
  }
}
