import { resolveUploaded } from '@kermesse/sections/uploaded';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { importDocument } from '../../content/import.ts';
import { testDatabase } from '../../../testing/memory-database.ts';
import { uploadSite } from '../../../testing/upload-site.ts';
import { sweepFiles } from '../sweep.ts';
import { listPagePictures } from './page-pictures.ts';

const key = 'an-editors-key-of-our-own';
const database = await testDatabase();

const site = uploadSite(database, { EDITOR_KEY: key });
afterAll(() => site.remove());

interface UploadResponse {
  status: number;
  body: { data?: { src: string; name: string; file: string }; errorCode?: string };
}

async function upload(file: File, headers: Record<string, string> = { 'x-editor-key': key }): Promise<UploadResponse> {
  const body = new FormData();
  body.append('file', file);
  const response = await site.site.request('/api/editor/pictures', {
    method: 'POST',
    body,
    headers: { 'x-api-key': site.apiKey, ...headers },
  });
  return { status: response.status, body: (await response.json()) as UploadResponse['body'] };
}

const painted = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a08c6d' } });
const fileOf = (bytes: Uint8Array, name = 'marché.jpg') => new File([new Uint8Array(bytes)], name);
const srcOf = ({ body }: UploadResponse) => body.data?.src ?? '';
const seen = (address: string) => site.site.request(address);

test('lists all pictures of a large site', async () => {
  const rows = Array.from({ length: 300 }, (_, index) => ({ name: `many-${index}-1x1-000000`, file_name: 'a.png' }));
  await database.db.insertInto('page_pictures').values(rows).execute();
  const listed = (await listPagePictures(database.db)).filter(({ src }) => src.includes('/many-'));
  expect(listed).toHaveLength(300);
  await database.db.deleteFrom('page_pictures').where('name', 'like', 'many-%').execute();
});

test('a photograph is stored upright, in every width and format, without metadata', async () => {
  const taken = await painted(3000, 2000)
    .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: {} })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const response = await upload(fileOf(taken));
  expect(response).toMatchObject({ status: 200, body: { data: { name: 'marché.jpg' } } });
  const src = srcOf(response);
  expect(resolveUploaded(src)).toMatchObject({ width: 1920, height: 2880, widths: [480, 960, 1440, 1920] });
  expect(src).toMatch(/-1920x2880-a[0-f]8[b-d]6[c-e]$/);
  for (const [width, format] of [480, 960, 1440, 1920].flatMap(
    (each) =>
      [
        [each, 'heif'],
        [each, 'webp'],
      ] as const,
  )) {
    const picture = await seen(`${src}-${width}.${format === 'heif' ? 'avif' : 'webp'}`);
    expect([picture.headers.get('content-type'), picture.headers.get('x-content-type-options')]).toEqual([
      format === 'heif' ? 'image/avif' : 'image/webp',
      'nosniff',
    ]);
    const { exif, ...found } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect([found.format, found.width, found.height, exif]).toEqual([format, width, width * 1.5, undefined]);
  }
  const alone = await seen(src);
  expect([
    alone.headers.get('content-type'),
    (await sharp(Buffer.from(await alone.arrayBuffer())).metadata()).width,
  ]).toEqual(['image/webp', 1920]);
});

test('a small picture is not enlarged, and keeps its transparency', async () => {
  const drawn = await sharp({ create: { width: 300, height: 200, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const src = srcOf(await upload(fileOf(drawn, 'logo.png')));
  expect(resolveUploaded(src)).toMatchObject({ width: 300, height: 200, color: '#ffffff', widths: [300] });
  expect((await sharp(Buffer.from(await (await seen(`${src}-300.webp`)).arrayBuffer())).metadata()).hasAlpha).toBe(
    true,
  );
});

test('the props of a page contain the sizes of its picture', async () => {
  const src = srcOf(await upload(fileOf(await painted(1200, 800).png().toBuffer(), 'plage.png')));
  const image = { src, alt: { fr: 'La plage au soir', en: 'The beach at dusk' } };
  const page = {
    slug: 'home',
    title: 'Accueil',
    sections: [
      { slug: 'free-content', data: { title: 'Plage', description: '<p>Le soir.</p>', image }, pivot: { linkId: 'a' } },
    ],
  };
  await importDocument(database.db, { site: { name: 'Kermesse' }, pages: [page] }, { force: true });
  const response = await site.site.request('/api/page-props?path=/&locale=en', {
    headers: { 'x-api-key': site.apiKey },
  });
  const known = {
    image: { src, width: 1200, height: 800, color: '#a08c6d', widths: [480, 960, 1200], formats: ['avif', 'webp'] },
    alt: 'The beach at dusk',
  };
  expect(await response.json()).toMatchObject({ page: { sections: [{ data: { image: known } }] } });
});

test.each([
  [
    'a truncated picture',
    async () => (await painted(300, 300).png().toBuffer()).subarray(0, 200),
    'me.png',
    'Ce fichier ne peut pas être lu. Choisissez-en un autre.',
  ],
  [
    'a picture with too many pixels',
    () => painted(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer(),
    'flood.png',
    'Ce fichier ne peut pas être lu. Choisissez-en un autre.',
  ],
  [
    'a picture whose format differs from its extension',
    () => painted(30, 30).png().toBuffer(),
    'me.gif',
    'Choisissez une image png, gif, jpeg ou webp',
  ],
  [
    'an SVG file with a script',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
    'me.png',
    'Choisissez une image png, gif, jpeg ou webp',
  ],
])(
  '%s is rejected, and leaves no file',
  async (_, bytes, name, message) => {
    const before = site.filesOnDisk();
    const response = await upload(fileOf(await bytes(), name));
    expect([response.status, response.body.data?.file]).toEqual([422, message]);
    expect(site.filesOnDisk()).toEqual(before);
  },
  30_000,
);

test('a picture without the editor key is rejected, and leaves no file', async () => {
  const before = site.filesOnDisk();
  expect((await upload(fileOf(await painted(30, 30).png().toBuffer(), 'me.png'), {})).body.errorCode).toBe(
    'editor/wrong_key',
  );
  expect(site.filesOnDisk()).toEqual(before);
});

test('a sweep keeps recorded pictures, and removes files without a record', async () => {
  const src = srcOf(await upload(fileOf(await painted(90, 60).png().toBuffer(), 'petit.png')));
  await site.places.files.put('pictures/0badc0de-90x60-ffffff-90.avif', new Uint8Array(3));
  expect(await sweepFiles(site.places, { unclaimed: 0, unrecorded: 0 })).toMatchObject({ unclaimed: 0, unrecorded: 1 });
  expect((await seen(`${src}-90.avif`)).status).toBe(200);
  expect((await seen('/api/pictures/0badc0de-90x60-ffffff-90.avif')).status).toBe(404);
});

test.each(['../../etc/passwd', '%2e%2e%2fsite.json', '.draft', 'none-1x1-ffffff-1.avif'])(
  'a request for the picture %s fails',
  async (name) => {
    expect((await seen(`/api/pictures/${name}`)).status).toBeGreaterThanOrEqual(400);
  },
);
