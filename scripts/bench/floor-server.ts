import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Library } from './library.ts';

/** Serves the floor page with a library; in a thread of its own, so that measuring does not hold it up. */
const { months, pictures }: Library = workerData;
const files: Record<string, [name: string, type: string]> = {
  '/': ['index.html', 'text/html; charset=utf-8'],
  '/floor.css': ['floor.css', 'text/css'],
  '/floor.js': ['floor.js', 'text/javascript'],
};

async function answer(path: string, response: ServerResponse): Promise<void> {
  const [, size, number] = /^\/pictures\/(300|1300)\/(\d+)$/.exec(path) ?? [];
  const file = files[path];
  if (size) {
    const pool = size === '300' ? pictures.small : pictures.large;
    const bytes = pool[Number(number) % pool.length];
    response
      .writeHead(200, { 'content-type': 'image/jpeg', 'cache-control': 'private, max-age=31536000, immutable' })
      .end(bytes);
  } else if (path === '/months') {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(months));
  } else if (file) {
    const [name, type] = file;
    response.writeHead(200, { 'content-type': type }).end(await readFile(join(import.meta.dirname, 'floor', name)));
  } else {
    response.writeHead(404).end();
  }
}

const server = createServer(
  (request, response) => void answer(new URL(request.url ?? '/', 'http://floor').pathname, response),
);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) parentPort?.postMessage(address.port);
});
