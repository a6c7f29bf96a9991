import { personalDataClear } from '#lib/personal-data.ts';
import { accessToken, refreshAccessToken } from '#session/session.ts';
import { appConfig } from '#vendor/app-config.ts';
import type { PushSocket, PushSocketEvents, PushEnvironment } from './push-connection.ts';
import { createPushHub, type PushKind, type PushListener } from './push-hub.ts';

const hub = createPushHub(environmentOf);

// Nothing is sent once the customer has gone.
personalDataClear.on(hub.closeAll);

/**
 * Subscribes to messages about an import or about archives. The first listener opens the connection, the last to
 * leave closes it; after 30 minutes, or when it breaks twice, it is lost and `onLost` says so. One that the
 * configuration does not name is lost at once.
 * @returns callback that unsubscribes
 */
export function subscribeToPush<Kind extends PushKind>(kind: Kind, listener: PushListener<Kind>): () => void {
  return hub.subscribe(kind, listener);
}

function environmentOf(kind: PushKind): PushEnvironment {
  return {
    openSocket: (events) => openSocket(addressOf(kind), events),
    accessToken,
    refreshAccessToken,
    random: Math.random,
  };
}

function addressOf(kind: PushKind): string | undefined {
  const { push } = appConfig();
  return kind === 'import' ? push?.photoImportPushUrl : push?.downloadPushUrl;
}

function openSocket(
  address: string | undefined,
  { onOpen, onFrame, onClose }: PushSocketEvents,
): PushSocket | undefined {
  if (address === undefined) return undefined;
  const socket = new WebSocket(address);
  socket.addEventListener('open', onOpen);
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => onFrame(data));
  socket.addEventListener('close', ({ code }) => onClose(code));
  return { send: (text) => socket.send(text), close: () => socket.close(1000) };
}
