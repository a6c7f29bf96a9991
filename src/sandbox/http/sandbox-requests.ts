import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { CONTROL_PATH } from '../control/control.ts';
import type { Control } from '../control/control.ts';
import type { Addresses } from '../core/sandbox.ts';
import { answerHandOff } from '../pages/hand-off-pages.ts';
import { PUSH_SLUG } from '../services/photo-push/photo-push.ts';
import type { PushEndpoint } from '../services/photo-push/photo-push.ts';
import type { FrontDoor } from './front-door.ts';

type Parts = { frontDoor: FrontDoor; control: Control; push: PushEndpoint; addresses: Addresses };

/** Sorts what arrives on the sandbox's port: control, plain pages, and below `/<slug>` the services. */
export function createSandboxRequests({ frontDoor, control, push, addresses }: Parts): { serve(server: Server): void } {
  function answer(request: IncomingMessage, response: ServerResponse): unknown {
    const { pathname, searchParams } = new URL(request.url ?? '/', addresses.sandbox);
    if (pathname === CONTROL_PATH || pathname.startsWith(`${CONTROL_PATH}/`)) {
      return control.answer(pathname.slice(CONTROL_PATH.length), searchParams, request, response);
    }
    if (pathname === '/') return response.writeHead(302, { location: CONTROL_PATH }).end();
    if (request.method === 'GET' && answerHandOff(pathname, searchParams, addresses.app, response)) return undefined;
    const [, slug = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? [];
    return frontDoor.answer(slug, rest || '/', searchParams, request, response);
  }

  return {
    serve(server) {
      server.on('request', (request: IncomingMessage, response: ServerResponse) => void answer(request, response));
      server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        const { pathname } = new URL(request.url ?? '/', addresses.sandbox);
        if (pathname === `/${PUSH_SLUG}` || pathname.startsWith(`/${PUSH_SLUG}/`)) push.upgrade(request, socket, head);
        else socket.destroy();
      });
    },
  };
}
