import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';

/** The built app and a sandbox of its own, both on free ports of this machine. */
export interface World {
  /** Origin of the app on plain localhost. */
  app: string;
  /** Origin of the sandbox. */
  sandbox: string;
  appPort: number;
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 60_000;

/** Starts app and sandbox as `npm start` does, with data that is kept in memory only. */
export function startWorld(): Promise<World> {
  return startProgram('scripts/start.ts');
}

/** Starts the sandbox alone, for an app that something else serves on `appPort`. */
export function startWorldWithoutApp(): Promise<World> {
  return startProgram('scripts/sandbox.ts');
}

async function startProgram(script: string): Promise<World> {
  const [appPort, sandboxPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: String(appPort), SANDBOX_PORT: String(sandboxPort), SANDBOX_DATA: ':memory:' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not ready within ${START_TIMEOUT_MS / 1000} s:\n${output}`)), START_TIMEOUT_MS);
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (!/^Ready/m.test(output)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`App and sandbox ended with ${code}:\n${output}`));
    });
  });
  await ready;
  return {
    app: `http://localhost:${appPort}`,
    sandbox: `http://localhost:${sandboxPort}`,
    appPort,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No free port');
  return address.port;
}
