import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { validateDocument } from './document-kinds.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kermesse-documents-'));
});
afterAll(() => rm(folder, { recursive: true }));

const photograph = sharp({ create: { width: 8, height: 8, channels: 3, background: '#a05' } });

/** Creates the first box of an iPhone photograph (ISO/IEC 23008-12): its size, `ftyp`, and the brands. */
const heic = () => {
  const box = Buffer.concat([Buffer.from('\0\0\0\0ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)]);
  box.writeUInt32BE(24);
  return box;
};

/** A photograph for each file extension that documents may have, with its expected media type. */
const photographs: [ending: string, mediaType: string, bytes: () => Promise<Buffer> | Buffer][] = [
  ['jpg', 'image/jpeg', () => photograph.clone().jpeg().toBuffer()],
  ['jpeg', 'image/jpeg', () => photograph.clone().jpeg().toBuffer()],
  ['png', 'image/png', () => photograph.clone().png().toBuffer()],
  ['webp', 'image/webp', () => photograph.clone().webp().toBuffer()],
  ['heic', 'image/heic', heic],
  ['heif', 'image/heif', heic],
];

async function validated(name: string, bytes: Buffer) {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return validateDocument({ name, path, size: bytes.byteLength }, new AbortController().signal);
}

it.each(photographs)('accepts a photograph with the extension .%s as %s', async (ending, mediaType, bytes) => {
  expect(await validated(`licence.${ending}`, await bytes())).toEqual({ mediaType });
});

it.each(photographs.map(([ending]) => ending))(
  'rejects a file of another type with the extension .%s',
  async (ending) => {
    expect(await validated(`other.${ending}`, Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n'))).toEqual({
      fault: 'file_type',
    });
  },
);
