import { crc32 } from 'node:zlib';

/**
 * Small files for answers and requests. Pact tells by their first bytes what they are, and asks a provider for a file of
 * the same kind, not for the same bytes.
 */

/** A PDF without a page. */
export const PDF = textBytes(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** Content of a file that is sent: Pact must recognise it, so requests carry a JPEG picture. */
export const SENT_AS = 'image/jpeg';

/** A picture of one point. */
export const JPEG = new Uint8Array(
  Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
    'base64',
  ),
);

/** A zip archive that holds one file named `name`, not compressed. */
export function zipOf(name: string, content: Uint8Array): Uint8Array {
  const text = textBytes(name);
  const [local, central, end] = [Buffer.alloc(30), Buffer.alloc(46), Buffer.alloc(22)];
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(20, 4);
  central.writeUInt16LE(20, 6);
  for (const [header, at] of [
    [local, 14],
    [central, 16],
  ] as const) {
    header.writeUInt32LE(crc32(content), at);
    header.writeUInt32LE(content.length, at + 4);
    header.writeUInt32LE(content.length, at + 8);
    header.writeUInt16LE(text.length, at + 12);
  }
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + text.length, 12);
  end.writeUInt32LE(local.length + text.length + content.length, 16);
  return new Uint8Array(Buffer.concat([local, text, content, central, text, end]));
}

/** Media type of a file by its first bytes, as Pact tells it too. */
export function mediaTypeOf(file: Uint8Array): string {
  const [type] = Object.entries(FIRST_BYTES).find(([, bytes]) => bytes.every((byte, at) => file[at] === byte)) ?? [];
  if (type === undefined) throw new Error('The file is of no kind that contracts know.');
  return type;
}

const FIRST_BYTES = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46],
  'application/zip': [0x50, 0x4b, 0x03, 0x04],
  'image/jpeg': [0xff, 0xd8, 0xff],
} as const;

/** Whether a body is a file and not JSON. */
export function isFile(body: unknown): body is Uint8Array {
  return body instanceof Uint8Array;
}

function textBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
