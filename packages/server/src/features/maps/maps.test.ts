import files, { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PMTiles, type RangeResponse, type Source } from 'pmtiles';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pmtilesOf } from '../../testing/files/pmtiles.ts';
import { applyBuiltinSpies } from '../../testing/stubs/builtin-spies.ts';
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

describe('the map of an operator', () => {
  it('is undefined without the folder or with an empty one', () => {
    expect(findMaps(data, undefined)).toEqual({ remarks: [] });
    mkdirSync(folder);
    expect(findMaps(data, undefined)).toEqual({ remarks: [] });
  });

  it('is the first archive by name, and a remark says so', () => {
    writeArchive('togo.pmtiles');
    writeArchive('world.pmtiles');
    writeArchive('notes.txt');
    const { archive: found, remarks } = findMaps(data, undefined);
    expect(found).toEqual({ name: 'togo.pmtiles', file: join(folder, 'togo.pmtiles') });
    expect(remarks).toEqual([
      `Maps are drawn from ${join(folder, 'togo.pmtiles')}.`,
      'Only one map is used, togo.pmtiles. These are not: world.pmtiles.',
    ]);
  });

  it('cannot be another type of file, a link, or a file with an invalid name, and a remark names the reason', () => {
    writeArchive('a b.pmtiles');
    writeArchive('other.pmtiles', Buffer.from('PMTiles\u0002 of an older version'));
    writeArchive('short.pmtiles', Buffer.from('PM'));
    writeFileSync(join(data, 'secret'), archive);
    symlinkSync(join(data, 'secret'), join(folder, 'linked.pmtiles'));
    mkdirSync(join(folder, 'folder.pmtiles'));
    const { archive: found, remarks } = findMaps(data, undefined);
    expect(found).toBeUndefined();
    expect(remarks.map((each) => each.replace(folder, ''))).toEqual([
      '/a b.pmtiles is not used: its name may only have letters, digits, dots, hyphens and underscores.',
      '/folder.pmtiles is not used: it is not a regular file.',
      '/linked.pmtiles is not used: it is not a regular file.',
      '/other.pmtiles is not used: it is not a PMTiles archive of version 3.',
      '/short.pmtiles is not used: it is not a PMTiles archive of version 3.',
    ]);
  });

  it('cannot be a file or in a folder that this user cannot read, and a remark names the reason', () => {
    writeArchive('togo.pmtiles');
    vi.spyOn(files, 'openSync').mockImplementationOnce(() => {
      throw new Error('EACCES: permission denied');
    });
    applyBuiltinSpies();
    expect(findMaps(data, undefined)).toEqual({
      remarks: [`${join(folder, 'togo.pmtiles')} is not used: it cannot be read (EACCES: permission denied).`],
    });
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'no folder');
    expect(findMaps(data, undefined)).toEqual({
      remarks: [expect.stringContaining(`${folder} is not used: it cannot be read (ENOTDIR`)],
    });
  });

  it('is not used if MAP_STYLE_URL is set', () => {
    writeArchive('togo.pmtiles');
    const { archive: found, remarks } = findMaps(data, 'https://tiles.example/style.json');
    expect(found).toBeUndefined();
    expect(remarks).toEqual([
      `${join(folder, 'togo.pmtiles')} is not used: MAP_STYLE_URL is set and takes precedence.`,
    ]);
  });
});

describe('the Range header', () => {
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
  ])('%s of a file of 100 bytes is parsed', (header, range) => expect(readRange(header, 100)).toEqual(range));
});

describe('the route of the map', () => {
  const request = (headers: Record<string, string> = {}, path = '/togo.pmtiles', method = 'GET') => {
    const { archive: found } = findMaps(data, undefined);
    if (found === undefined) throw new Error('no map');
    return createMapRoutes(found).request(path, { headers, method });
  };
  beforeEach(() => writeArchive('togo.pmtiles'));

  it('returns the whole file, or a range with its Content-Range', async () => {
    const whole = await request();
    expect(whole.status).toBe(200);
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(archive);
    const part = await request({ range: 'bytes=7-20' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 7-20/${archive.length}`);
    expect(part.headers.get('content-length')).toBe('14');
    expect(part.headers.get('accept-ranges')).toBe('bytes');
    expect(Buffer.from(await part.arrayBuffer())).toEqual(archive.subarray(7, 21));
  });

  it('returns 416 with the size of the file for a range beyond its end', async () => {
    const beyond = await request({ range: `bytes=${archive.length}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${archive.length}`]);
  });

  it('returns at most 8 MiB per request', async () => {
    const large = Buffer.concat([archive, Buffer.alloc(9 * 1024 * 1024)]);
    writeArchive('togo.pmtiles', large);
    const part = await request({ range: 'bytes=5-' });
    expect(part.headers.get('content-range')).toBe(`bytes 5-${5 + 8 * 1024 * 1024 - 1}/${large.length}`);
    expect((await part.arrayBuffer()).byteLength).toBe(8 * 1024 * 1024);
  });

  it('has an ETag that changes with the file, and honours If-None-Match and If-Range', async () => {
    const tag = (await request({ range: 'bytes=0-1' })).headers.get('etag') ?? '';
    expect((await request({ 'if-none-match': `"x", W/${tag}` })).status).toBe(304);
    expect((await request({ range: 'bytes=0-1', 'if-range': tag })).status).toBe(206);
    expect((await request({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
    utimesSync(join(folder, 'togo.pmtiles'), 1, 1);
    expect((await request()).headers.get('etag')).not.toBe(tag);
  });

  it('responds to HEAD without a body', async () => {
    const head = await request({}, '/togo.pmtiles', 'HEAD');
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
  ])('returns 404 for %s', async (path) => {
    writeFileSync(join(data, 'secret'), 'secret');
    writeArchive('other.pmtiles');
    rmSync(join(folder, 'other.pmtiles'));
    const response = await request({}, path);
    expect(response.status).toBe(404);
  });

  it('works with the PMTiles library that browsers load', async () => {
    const source: Source = {
      getKey: () => 'togo',
      async getBytes(offset: number, length: number): Promise<RangeResponse> {
        const response = await request({ range: `bytes=${offset}-${offset + length - 1}` });
        return { data: await response.arrayBuffer(), etag: response.headers.get('etag') ?? undefined };
      },
    };
    const reader = new PMTiles(source);
    for (const { z, x, y, bytes } of tiles)
      expect(Buffer.from((await reader.getZxy(z, x, y))?.data ?? new ArrayBuffer(0))).toEqual(bytes);
    expect(await reader.getZxy(3, 1, 1)).toBeUndefined();
    expect(await reader.getMetadata()).toEqual({ attribution: 'us' });
  });
});
