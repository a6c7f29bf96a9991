import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** The beginning of a frame that holds a whole text. See RFC 6455, 5.2 */
const TEXT = 0x81;
/** Says that the length stands in the two bytes behind it. */
const LENGTH_IN_16_BITS = 126;

/** Has a connection break in the midst of the first message that it is to deliver: announced whole, half of it sent. */
export function cutFirstMessage(socket: WebSocket, connection: Duplex): void {
  socket.send = (message: unknown) => {
    const text = Buffer.from(String(message));
    const beginning = Buffer.alloc(4);
    beginning.writeUInt8(TEXT, 0);
    beginning.writeUInt8(LENGTH_IN_16_BITS, 1);
    beginning.writeUInt16BE(text.length, 2);
    connection.write(Buffer.concat([beginning, text.subarray(0, text.length / 2)]), () => connection.destroy());
  };
}
