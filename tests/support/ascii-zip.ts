import { crc32 } from 'node:zlib';

/**
 * A zip archive with one file, as a text: all its bytes are below 128, so that a fault can answer with it. Spaces follow the
 * content until its checksum has no others either.
 * @param claims what the directory says in place of the truth
 */
export function asciiZip(name: string, content: string, claims: { size?: number } = {}): string {
  let file = Buffer.from(content, 'latin1');
  while (!isAscii(checksumOf(file))) file = Buffer.concat([file, Buffer.from(file.length % 2 === 0 ? ' ' : '\n')]);
  const [local, central, end] = [Buffer.alloc(30), Buffer.alloc(46), Buffer.alloc(22)];
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(name.length, 26);
  central.writeUInt32LE(0x02014b50, 0);
  checksumOf(file).copy(central, 16);
  central.writeUInt32LE(file.length, 20);
  central.writeUInt32LE(claims.size ?? file.length, 24);
  central.writeUInt16LE(name.length, 28);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + file.length, 16);
  const archive = Buffer.concat([local, Buffer.from(name), file, central, Buffer.from(name), end]);
  if (!isAscii(archive)) throw new Error('The archive is too long for this.');
  return archive.toString('latin1');
}

function checksumOf(file: Buffer): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(crc32(file));
  return bytes;
}

function isAscii(bytes: Buffer): boolean {
  return bytes.every((byte) => byte < 128);
}
