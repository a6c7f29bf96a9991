import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.ts';

/** The built app and a sandbox of its own, both on free ports of this machine. */
export interface World {
  /** Origin of the app on plain localhost. */
  app: string;
  /** Origin of the sandbox. */
  sandbox: string;
  appPort: number;
  stop(): Promise<void>;
  /** Ends it at once, in the midst of whatever it does. */
  kill(): Promise<void>;
}

/** Data folder of a sandbox, and its ports when it is started again. */
export interface Place {
  data: string;
  appPort: number;
  sandboxPort: number;
}

const START_TIMEOUT_MS = 60_000;
/** Time, in ms, after which a program that was told to end is ended by force, and is a failure. */
const END_TIMEOUT_MS = 20_000;

/**
 * Starts app and sandbox as `npm start` does, with data that is kept in memory only.
 * @param environment variables that the program gets besides
 */
export function startWorld(environment: Record<string, string> = {}): Promise<World> {
  return startProgram('scripts/start.ts', { environment });
}

/** Starts app and sandbox as `npm start -- --https --lan` does: the app is at an address of this machine that is not its loopback. */
export function startWorldOnNetwork(): Promise<World> {
  return startProgram('scripts/start.ts', { switches: ['--https', '--lan'] });
}

/** Starts the sandbox alone, for an app that something else serves on `appPort`; at a place of its own when it keeps its data. */
export function startWorldWithoutApp(place?: Place): Promise<World> {
  return startProgram('scripts/sandbox.ts', { place });
}

/** A place for a sandbox that keeps its data in a folder. */
export async function placeFor(data: string): Promise<Place> {
  return { data, appPort: await freePort(), sandboxPort: await freePort() };
}

interface Start {
  place?: Place | undefined;
  switches?: string[];
  environment?: Record<string, string>;
  /** Time in ms that it has until it is ready; left out: a minute. */
  readyMs?: number;
}

/** Starts a script that says `Ready`. @throws Error when it does not, with what it said; it has ended then */
export async function startProgram(script: string, { place, ...start }: Start): Promise<World> {
  if (place) return startAt(script, place, start);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startAt(script, await placeFor(':memory:'), start);
    } catch (error) {
      // Another program may have taken a port that was free before.
      if (attempt === 3 || !String(error).includes('is taken by another program')) throw error;
    }
  }
}

async function startAt(
  script: string,
  { data, appPort, sandboxPort }: Place,
  { switches = [], environment, readyMs = START_TIMEOUT_MS }: Omit<Start, 'place'>,
): Promise<World> {
  const child = spawn(process.execPath, [script, ...switches], {
    env: {
      ...process.env,
      ...environment,
      PORT: String(appPort),
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_DATA: data,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let isRunning = false;
  const exited = once(child, 'exit').then(([code, signal]) => {
    // Nothing else would say so: what is asked of it afterwards is refused, and looks like a fault of the app.
    if (isRunning) console.error(`App and sandbox ended by themselves, with ${String(code ?? signal)}:\n${output}`);
  });
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not ready within ${readyMs / 1000} s:\n${output}`)), readyMs);
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (!/^Ready/m.test(output)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void exited.then(() => {
      clearTimeout(timer);
      reject(new Error(`App and sandbox did not start:\n${output}`));
    });
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    isRunning = false;
    child.kill(signal);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, END_TIMEOUT_MS);
    await exited;
    clearTimeout(timer);
    if (isLate)
      throw new Error(`App and sandbox did not end within ${END_TIMEOUT_MS / 1000} s of ${signal}:\n${output}`);
  };
  await ready.catch(async (error: unknown) => {
    await end('SIGTERM').catch(() => undefined);
    throw error;
  });
  isRunning = true;
  return {
    app: /^ {2}App +(\S+)$/m.exec(output)?.[1] ?? `http://localhost:${appPort}`,
    sandbox: `http://localhost:${sandboxPort}`,
    appPort,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
