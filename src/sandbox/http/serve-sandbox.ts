import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { CONTROL_PATH } from '../control/control.ts';
import type { Control } from '../control/control.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { answerHandOff } from '../pages/hand-off-pages.ts';
import { PUSH_SLUG } from '../services/photo-push/photo-push.ts';
import type { PushEndpoint } from '../services/photo-push/photo-push.ts';
import type { FrontDoor } from './front-door.ts';
import { requestTarget } from './request-target.ts';

type Parts = {
  frontDoor: FrontDoor;
  control: Control;
  push: PushEndpoint;
  sandbox: Sandbox;
  onFailure(reason: string, error: unknown): void;
};

/** Answers what arrives on the sandbox's port: control, plain pages, and below `/<slug>` the services. */
export function serveSandbox(server: Server, { frontDoor, control, push, sandbox, onFailure }: Parts): void {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { path, query } = requestTarget(request);
    if (isBelow(path, CONTROL_PATH)) {
      await control.answer(path.slice(CONTROL_PATH.length), query, request, response);
    } else if (path === '/') {
      response.writeHead(302, { location: CONTROL_PATH }).end();
    } else if (request.method !== 'GET' || !(await answerHandOff(path, query, sandbox, response))) {
      const [, slug = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
      await frontDoor.answer(slug, rest || '/', query, request, response);
    }
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error: unknown) => {
      // Without the query: the prints editor is handed a token there.
      onFailure(`${request.method ?? ''} ${requestTarget(request).path} failed`, error);
      response.destroy();
    });
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isBelow(requestTarget(request).path, `/${PUSH_SLUG}`)) push.upgrade(request, socket, head);
    else socket.destroy();
  });
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
