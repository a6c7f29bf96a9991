import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findNginx } from '../../scripts/find-nginx.mjs';
import { startWorldWithoutApp, type World } from './world.ts';

const START_TIMEOUT_MS = 20_000;

/** An app that is deployed: the build served by a real nginx, with the headers that the command makes of its configuration. */
export interface NginxWorld extends World {
  /** Whether this nginx has the module that sends the compressed twins of the build. */
  brotli: boolean;
}

/** The nginx of this machine, if there is one: tests ask before they start one. */
export const nginx = findNginx();

/** Deploys the build into a folder of its own and serves it, beside a sandbox that takes it for its app. */
export async function startNginxWorld(): Promise<NginxWorld> {
  if (!nginx) throw new Error('There is no nginx to serve the build with');
  const world = await startWorldWithoutApp();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  await deploy(world, folder);
  const { brotliModule, mimeTypes, program } = nginx;
  const brotli = brotliModule !== undefined;
  const headers = ['scripts/headers.ts', '--config', join(folder, 'root/config.json'), '--target', 'nginx', '--out', join(folder, 'headers.conf')];
  execFileSync(process.execPath, brotli ? [...headers, '--brotli'] : headers, { stdio: 'pipe' });
  writeFileSync(join(folder, 'nginx.conf'), configuration({ folder, port: world.appPort, mimeTypes, brotliModule }));

  const child = spawn(program, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit');
  await answers(world.app, () => child.exitCode === null, () => output);
  return {
    ...world,
    brotli,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
      await world.stop();
    },
  };
}

/** What somebody does who deploys: the build, and the configuration beside it. */
async function deploy(world: World, folder: string): Promise<void> {
  cpSync('dist', join(folder, 'root'), { recursive: true });
  mkdirSync(join(folder, 'temp'));
  const response = await fetch(`${world.sandbox}/app-config/config.json`);
  if (!response.ok) throw new Error(`The sandbox has no configuration: ${response.status}`);
  writeFileSync(join(folder, 'root/config.json'), await response.text());
}

interface Server {
  folder: string;
  port: number;
  mimeTypes: string;
  brotliModule: string | undefined;
}

function configuration({ folder, port, mimeTypes, brotliModule }: Server): string {
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/temp/${name};`);
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

async function answers(address: string, isAlive: () => boolean, output: () => string): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end && isAlive()) {
    const response = await fetch(address).catch(() => undefined);
    if (response) return;
    await pause(50);
  }
  throw new Error(`nginx did not start:\n${output()}`);
}
