import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { CONTROL_PATH } from './control/control.ts';
import type { Control } from './control/control.ts';
import type { Sandbox } from './core/sandbox.ts';
import type { Downstream } from './http/downstream.ts';
import type { Gateway } from './http/gateway.ts';
import { isBelow, requestTarget } from './http/request-target.ts';
import { answerHandOff } from './pages/hand-off-pages.ts';
import { PUSH_SLUG } from './services/photo-push/photo-push.ts';
import type { PushEndpoint } from './services/photo-push/photo-push.ts';

/** The hand-off pages, and the services behind their gateway. */
export function createDownstream(gateway: Gateway, push: PushEndpoint, sandbox: Sandbox): Downstream {
  return {
    async answer(path, query, request, response) {
      if (request.method === 'GET' && (await answerHandOff(path, query, sandbox, response))) return;
      const [, slug = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
      await gateway.answer(slug, rest || '/', query, request, response);
    },
    upgrade(path, request, socket, head) {
      if (isBelow(path, `/${PUSH_SLUG}`)) push.upgrade(request, socket, head);
      else socket.destroy();
    },
  };
}

type Parts = {
  downstream: Downstream;
  control: Control;
  onFailure(reason: string, error: unknown): void;
};

/** Answers what arrives on the sandbox's port: the control interface, and what is downstream. */
export function serveSandbox(server: Server, { downstream, control, onFailure }: Parts): void {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { path, query } = requestTarget(request);
    if (isBelow(path, CONTROL_PATH)) {
      await control.answer(path.slice(CONTROL_PATH.length), query, request, response);
    } else if (path === '/') {
      response.writeHead(302, { location: CONTROL_PATH }).end();
    } else {
      await downstream.answer(path, query, request, response);
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
    downstream.upgrade(requestTarget(request).path, request, socket, head);
  });
}
