import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findNginx } from '../../scripts/setup/find-nginx.mjs';
import { startWorldWithoutApp, type World } from './world.ts';

const START_TIMEOUT_MS = 20_000;

/** An app that is deployed: the build served by a real nginx, with the headers that the command makes of its configuration. */
export interface NginxWorld extends World {
  /** Whether this nginx has the module that sends the compressed twins of the build. */
  brotli: boolean;
}

/** The nginx of this machine, if there is one. */
export const nginx = findNginx();

type Nginx = NonNullable<typeof nginx>;

/** Deploys the build into a folder of its own and serves it, beside a sandbox that takes it for its app. */
export async function startNginxWorld(): Promise<NginxWorld> {
  if (!nginx) throw new Error('There is no nginx to serve the build with');
  const world = await startWorldWithoutApp();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const clearAway = async () => {
    rmSync(folder, { recursive: true, force: true });
    await world.stop();
  };
  try {
    await deploy(world, nginx, folder);
    const stopNginx = await startNginx(nginx.program, folder, world.app);
    return { ...world, brotli: nginx.brotliModule !== undefined, stop: () => stopNginx().then(clearAway) };
  } catch (error) {
    await clearAway();
    throw error;
  }
}

/** Deploys the app: the build, the configuration beside it, and the headers that follow from it. */
async function deploy(
  { sandbox, appPort: port }: World,
  { brotliModule, mimeTypes }: Nginx,
  folder: string,
): Promise<void> {
  cpSync('dist', join(folder, 'root'), { recursive: true });
  mkdirSync(join(folder, 'temp'));
  const response = await fetch(`${sandbox}/app-config/config.json`);
  if (!response.ok) throw new Error(`The sandbox has no configuration: ${response.status}`);
  writeFileSync(join(folder, 'root/config.json'), await response.text());
  const brotli = brotliModule === undefined ? [] : ['--brotli'];
  const command = [
    'scripts/headers.ts',
    '--config',
    join(folder, 'root/config.json'),
    '--target',
    'nginx',
    '--out',
    join(folder, 'headers.conf'),
    ...brotli,
  ];
  execFileSync(process.execPath, command, { stdio: 'pipe' });
  writeFileSync(join(folder, 'nginx.conf'), configuration({ folder, port, mimeTypes, brotliModule }));
}

interface Server extends Pick<Nginx, 'mimeTypes' | 'brotliModule'> {
  folder: string;
  port: number;
}

function configuration({ folder, port, mimeTypes, brotliModule }: Server): string {
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/temp/${name};`,
  );
  return `${brotliModule === undefined ? '' : `load_module ${brotliModule};`}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root root;' : ''}
events {}
http {
  access_log off;
  include ${mimeTypes};
${temp.join('\n')}
  server {
    listen 127.0.0.1:${port};
    root ${folder}/root;
    include ${folder}/headers.conf;
  }
}
`;
}

/** Starts nginx and waits until it answers; gives what stops it. */
async function startNginx(program: string, folder: string, address: string): Promise<() => Promise<void>> {
  const child = spawn(program, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const end = Date.now() + START_TIMEOUT_MS;
  while (child.exitCode === null && Date.now() < end) {
    if (await fetch(address).catch(() => undefined)) return stop;
    await pause(50);
  }
  await stop();
  throw new Error(`nginx did not start:\n${output}`);
}
