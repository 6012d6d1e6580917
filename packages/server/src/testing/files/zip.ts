import { deflateRawSync } from 'node:zlib';

/** An entry of a test archive. `unpacked` is its declared size, `deflated` whether it is compressed. */
export interface ZipEntry {
  name: string;
  bytes: Uint8Array;
  unpacked?: number;
  deflated?: boolean;
}

const little = (length: 2 | 4, value: number) => {
  const bytes = Buffer.alloc(length);
  if (length === 2) bytes.writeUInt16LE(value);
  else bytes.writeUInt32LE(value);
  return bytes;
};

/** Creates a ZIP archive. Its checksums are zero. */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes: plain, unpacked = plain.byteLength, deflated = false } of entries) {
    const bytes = deflated ? deflateRawSync(plain) : plain;
    const head = Buffer.from(name);
    const sizes = Buffer.concat([little(4, 0), little(4, bytes.byteLength), little(4, unpacked)]);
    const common = Buffer.concat([
      little(2, 20),
      little(2, 0),
      little(2, deflated ? 8 : 0),
      little(4, 0),
      sizes,
      little(2, head.byteLength),
      little(2, 0),
    ]);
    const local = Buffer.concat([little(4, 0x04034b50), common, head, bytes]);
    directory.push(
      Buffer.concat([little(4, 0x02014b50), little(2, 20), common, Buffer.alloc(10), little(4, offset), head]),
    );
    parts.push(local);
    offset += local.byteLength;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.concat([
    little(4, 0x06054b50),
    little(4, 0),
    little(2, entries.length),
    little(2, entries.length),
    little(4, list.byteLength),
    little(4, offset),
    little(2, 0),
  ]);
  return new Uint8Array(Buffer.concat([...parts, list, end]));
}
