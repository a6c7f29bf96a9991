import type { PactMessage } from '../pact-files/pact-file.ts';
import { isObject, jsonIn } from '../support/json.ts';
import type { Job } from './job.ts';
import { post } from './states.ts';

/** Default time-out of a message, in milliseconds. */
export const MESSAGE_MS = 20_000;

/**
 * The message as an endpoint of the provider gives it, asked as Pact asks: `POST { description, providerStates }`.
 * @throws Error unless the answer is 2xx with JSON
 */
export async function messageFromEndpoint(
  url: string,
  { messageMs = MESSAGE_MS }: Job,
  { description, providerStates = [] }: PactMessage,
  bringAbout: () => Promise<void>,
): Promise<unknown> {
  await bringAbout();
  const { refusal, text } = await post(url, { description, providerStates }, messageMs);
  if (refusal !== undefined) throw new Error(`no message: ${url} answers ${refusal.slice(0, 500)}`);
  const message = jsonIn(text);
  if (message === undefined) throw new Error(`no message: ${url} answers no JSON: ${text.slice(0, 500)}`);
  return message;
}

/**
 * The message as it comes over the connection that the app opens: the first frame carries the token, and OK answers it.
 * @param bringAbout brings the states about, once the connection is open
 * @throws Error when the connection is refused, or no such message comes
 */
export async function messageFromSocket(
  job: Job,
  message: PactMessage,
  bringAbout: () => Promise<void>,
): Promise<unknown> {
  const frames = await openFrames(job.baseUrl.replace(/^http/, 'ws'), job.messageMs ?? MESSAGE_MS);
  try {
    frames.send(JSON.stringify({ action: 'authenticate', token: tokenOf(job) }));
    const answer = await frames.next();
    if (answer?.trim() !== 'OK')
      throw new Error(`the first frame was answered with ${answer ?? frames.end()} instead of OK`);
    // What came before does not follow from the state.
    frames.forget();
    await bringAbout();
    frames.restart();
    const others: string[] = [];
    for (let frame = await frames.next(); frame !== undefined; frame = await frames.next()) {
      const content = jsonIn(frame);
      if (nameIn(content) !== undefined && nameIn(content) === nameIn(message.contents.content)) return content;
      others.push(frame.slice(0, 200));
    }
    throw new Error(`no such message came: ${frames.end()}; what came: ${others.join(' ') || 'nothing'}`);
  } finally {
    frames.close();
  }
}

/** Frames of a connection, one after the other. */
interface Frames {
  send(frame: string): void;
  /** The next frame, undefined when none comes in time or the connection ended. */
  next(): Promise<string | undefined>;
  /** Lets go of those that have come so far. */
  forget(): void;
  /** Begins the time anew. */
  restart(): void;
  /** Reason why there are no more. */
  end(): string;
  close(): void;
}

async function openFrames(url: string, timeoutMs: number): Promise<Frames> {
  const socket = new WebSocket(url);
  const waiting: string[] = [];
  let ended: string | undefined;
  let wake = () => {};
  socket.addEventListener('message', ({ data }) => {
    waiting.push(String(data));
    wake();
  });
  socket.addEventListener('close', ({ code, reason }) => {
    ended = `the connection was closed with ${code} ${reason}`.trim();
    wake();
  });
  let deadline = AbortSignal.timeout(timeoutMs);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`no connection to ${url}`)));
    deadline.addEventListener('abort', () => reject(new Error(`no connection to ${url} within ${timeoutMs / 1000} s`)));
  }).catch((error: unknown) => {
    socket.close();
    throw error;
  });
  return {
    send: (frame) => socket.send(frame),
    async next() {
      if (waiting.length === 0 && ended === undefined && !deadline.aborted)
        await new Promise<void>((woken) => {
          wake = woken;
          deadline.addEventListener('abort', () => woken(), { once: true });
        });
      return waiting.shift();
    },
    forget: () => void waiting.splice(0),
    restart: () => void (deadline = AbortSignal.timeout(timeoutMs)),
    end: () => ended ?? `none within ${timeoutMs / 1000} s`,
    close: () => socket.close(),
  };
}

function tokenOf({ token, authHeader }: Job): string {
  if (token !== undefined) return token;
  return authHeader?.value.replace(/^Bearer\s+/i, '') ?? '';
}

/** Topic and event of a message: the field that names them, and the last word of it (O44). */
function nameIn(content: unknown): string | undefined {
  if (!isObject(content)) return undefined;
  for (const place of ['type', 'key'] as const) {
    const name = content[place];
    const [event] = (typeof name === 'string' && /(?:started|finished|error)$/i.exec(name)) || [];
    if (event !== undefined) return `${place} ${event.toLowerCase()}`;
  }
  return undefined;
}
