import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PMTiles, type RangeResponse, type Source } from 'pmtiles';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pmtilesOf } from '../../testing/files/pmtiles.ts';
import { findMaps } from './archive.ts';
import { readRange } from './range.ts';
import { createMapRoutes } from './routes.ts';

let data: string;
let folder: string;
const tile = (z: number, x: number, y: number) => ({ z, x, y, bytes: Buffer.from(`tile ${z}/${x}/${y}`) });
const tiles = [tile(0, 0, 0), tile(1, 1, 0), tile(3, 4, 3), tile(10, 515, 494)];
const archive = Buffer.from(pmtilesOf(tiles, { attribution: 'us' }));

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'kermesse-maps-'));
  folder = join(data, 'maps');
});
afterEach(() => rmSync(data, { recursive: true }));

const writeArchive = (name: string, bytes: Uint8Array = archive) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), bytes);
};

describe('the maps of an operator', () => {
  it('are none without their folder, or with an empty one', () => {
    expect(findMaps(data, undefined)).toEqual({ remarks: [] });
    mkdirSync(folder);
    expect(findMaps(data, undefined)).toEqual({ remarks: [] });
  });

  it('are the first archive by its name, and the start says so', () => {
    writeArchive('togo.pmtiles');
    writeArchive('world.pmtiles');
    writeArchive('notes.txt');
    const { archive: found, remarks } = findMaps(data, undefined);
    expect(found).toEqual({ name: 'togo.pmtiles', file: join(folder, 'togo.pmtiles') });
    expect(remarks).toEqual([
      `Maps are drawn from ${join(folder, 'togo.pmtiles')}.`,
      'Beside togo.pmtiles these maps are not used: world.pmtiles.',
    ]);
  });

  it('are no other files, no links, and no odd names; each refusal names its reason', () => {
    writeArchive('a b.pmtiles');
    writeArchive('other.pmtiles', Buffer.from('PMTiles\u0002 of an older version'));
    writeArchive('short.pmtiles', Buffer.from('PM'));
    writeFileSync(join(data, 'secret'), archive);
    symlinkSync(join(data, 'secret'), join(folder, 'linked.pmtiles'));
    mkdirSync(join(folder, 'folder.pmtiles'));
    const { archive: found, remarks } = findMaps(data, undefined);
    expect(found).toBeUndefined();
    expect(remarks.map((each) => each.replace(folder, ''))).toEqual([
      '/a b.pmtiles is not used: its name has other characters than letters, digits, dots, hyphens and underscores.',
      '/folder.pmtiles is not used: it is no file of this folder.',
      '/linked.pmtiles is not used: it is no file of this folder.',
      '/other.pmtiles is not used: it is no PMTiles archive of version 3.',
      '/short.pmtiles is not used: it is no PMTiles archive of version 3.',
    ]);
  });

  it('give way to a style that is named', () => {
    writeArchive('togo.pmtiles');
    const { archive: found, remarks } = findMaps(data, 'https://tiles.example/style.json');
    expect(found).toBeUndefined();
    expect(remarks).toEqual([`${join(folder, 'togo.pmtiles')} is not used: MAP_STYLE_URL names another map.`]);
  });
});

describe('a range of bytes', () => {
  it.each([
    [undefined, undefined],
    ['bytes=0-0', { from: 0, to: 0 }],
    ['bytes=10-', { from: 10, to: 99 }],
    ['bytes=10-500', { from: 10, to: 99 }],
    ['bytes=-10', { from: 90, to: 99 }],
    ['bytes=-1000', { from: 0, to: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=20-10', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,5-6', undefined],
    ['items=0-1', undefined],
    ['bytes=a-b', undefined],
    [`bytes=0-${'9'.repeat(40)}`, undefined],
  ])('%s of 100', (header, range) => expect(readRange(header, 100)).toEqual(range));
});

describe('the address of a map', () => {
  const ask = (headers: Record<string, string> = {}, path = '/togo.pmtiles', method = 'GET') => {
    const { archive: found } = findMaps(data, undefined);
    if (found === undefined) throw new Error('no map');
    return createMapRoutes(found).request(path, { headers, method });
  };
  beforeEach(() => writeArchive('togo.pmtiles'));

  it('gives the whole, and a range with where it lies', async () => {
    const whole = await ask();
    expect(whole.status).toBe(200);
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(archive);
    const part = await ask({ range: 'bytes=7-20' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 7-20/${archive.length}`);
    expect(part.headers.get('content-length')).toBe('14');
    expect(part.headers.get('accept-ranges')).toBe('bytes');
    expect(Buffer.from(await part.arrayBuffer())).toEqual(archive.subarray(7, 21));
  });

  it('answers 416 for what lies beyond, with its size', async () => {
    const beyond = await ask({ range: `bytes=${archive.length}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${archive.length}`]);
  });

  it('gives no more than 8 MiB at once', async () => {
    const large = Buffer.concat([archive, Buffer.alloc(9 * 1024 * 1024)]);
    writeArchive('togo.pmtiles', large);
    const part = await ask({ range: 'bytes=5-' });
    expect(part.headers.get('content-range')).toBe(`bytes 5-${5 + 8 * 1024 * 1024 - 1}/${large.length}`);
    expect((await part.arrayBuffer()).byteLength).toBe(8 * 1024 * 1024);
  });

  it('has a tag that changes with the file: 304 for the same, the whole for a range of another', async () => {
    const tag = (await ask({ range: 'bytes=0-1' })).headers.get('etag') ?? '';
    expect((await ask({ 'if-none-match': `"x", W/${tag}` })).status).toBe(304);
    expect((await ask({ range: 'bytes=0-1', 'if-range': tag })).status).toBe(206);
    expect((await ask({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
    utimesSync(join(folder, 'togo.pmtiles'), 1, 1);
    expect((await ask()).headers.get('etag')).not.toBe(tag);
  });

  it('answers HEAD without bytes', async () => {
    const head = await ask({}, '/togo.pmtiles', 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(archive.length),
      '',
    ]);
  });

  it.each([
    '/other.pmtiles',
    '/..%2fsecret',
    '/%2e%2e/secret',
    '/..%2f..%2fetc%2fpasswd',
    '/togo.pmtiles%00',
    '/togo.pmtiles/',
    '/TOGO.pmtiles',
    '/',
  ])('leads nowhere by %s', async (path) => {
    writeFileSync(join(data, 'secret'), 'secret');
    writeArchive('other.pmtiles');
    rmSync(join(folder, 'other.pmtiles'));
    const answer = await ask({}, path);
    expect(answer.status).toBe(404);
  });

  it('is read by the reader of tiles that browsers have', async () => {
    const source: Source = {
      getKey: () => 'togo',
      async getBytes(offset: number, length: number): Promise<RangeResponse> {
        const answer = await ask({ range: `bytes=${offset}-${offset + length - 1}` });
        return { data: await answer.arrayBuffer(), etag: answer.headers.get('etag') ?? undefined };
      },
    };
    const reader = new PMTiles(source);
    for (const { z, x, y, bytes } of tiles)
      expect(Buffer.from((await reader.getZxy(z, x, y))?.data ?? new ArrayBuffer(0))).toEqual(bytes);
    expect(await reader.getZxy(3, 1, 1)).toBeUndefined();
    expect(await reader.getMetadata()).toEqual({ attribution: 'us' });
  });
});
