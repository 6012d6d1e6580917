import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { memoryDatabase } from '../../testing/memory-database.ts';
import { uploadSite, type Caller, type UploadSite } from '../../testing/upload-site.ts';
import { zipOf } from '../../testing/files/zip.ts';

let database: OpenDatabase;
let site: UploadSite;
let kossi: Caller;
let ama: Caller;

beforeAll(async () => {
  database = await memoryDatabase();
  site = uploadSite(database);
  kossi = await site.newcomer();
  ama = await site.newcomer();
}, 60_000);
afterAll(async () => {
  await database.close();
  site.remove();
});

const pdf = (name = 'licence.pdf') => new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'], name);
const field = ({ body }: { body: unknown }) => (body as { data?: { file?: string } }).data?.file;
const pathOf = ({ body }: { body: unknown }) => (body as { data: { path: string } }).data.path;
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#dfbd69' } });
const blob = (bytes: Uint8Array) => new Uint8Array(bytes);
const types = blob(
  Buffer.from(
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  ),
);

describe('the bytes of a document decide', () => {
  test.each([
    ['a PDF', pdf()],
    ['text', new File(['Bonjour,\r\n\tété\n'], 'notes.txt')],
    ['a table', new File(['a;b\n1;2\n'], 'table.csv')],
    ['rich text', new File(['{\\rtf1\\ansi Bonjour}'], 'lettre.rtf')],
    [
      'an office document',
      new File(
        [
          zipOf([
            { name: '[Content_Types].xml', bytes: types },
            { name: 'word/document.xml', bytes: types },
          ]),
        ],
        'lettre.docx',
      ),
    ],
    ['an archive', new File([zipOf([{ name: 'a.txt', bytes: types }])], 'dossier.zip')],
    [
      'a packed archive',
      new File(
        [
          zipOf([
            { name: 'a.txt', bytes: types, deflated: true },
            { name: 'b', bytes: new Uint8Array(0), deflated: true },
          ]),
        ],
        'dossier.zip',
      ),
    ],
  ])('%s is taken', async (_, file) => {
    expect(await kossi.upload('documents', file)).toMatchObject({ status: 200, body: { data: { name: file.name } } });
  });

  test.each([
    [
      'a page that calls itself a PDF',
      new File(['<!doctype html><script>1</script>'], 'licence.pdf', { type: 'application/pdf' }),
    ],
    [
      'a program that calls itself a PDF',
      new File(['MZ\u0090\u0000\u0003\u0000\u0000\u0000'.repeat(20)], 'licence.pdf'),
    ],
    ['a PDF that calls itself text', pdf('notes.txt')],
    ['zeros that call themselves text', new File([new Uint8Array(100)], 'notes.txt')],
    ['an archive that calls itself a letter', new File([zipOf([{ name: 'a.txt', bytes: types }])], 'lettre.docx')],
    ['a picture that calls itself a PDF', new File(['\u0089PNG\r\n\u001a\n'], 'licence.pdf')],
    ['an ending of another kind', pdf('licence.exe')],
    ['two endings', pdf('licence.pdf.html')],
  ])('%s is refused', async (_, file) => {
    const answer = await kossi.upload('documents', file);
    expect([answer.status, field(answer)]).toEqual([422, 'Ce type de fichier n’est pas accepté']);
  });

  test.each([
    [
      'an archive that becomes much larger',
      zipOf([{ name: 'a.txt', bytes: new Uint8Array(10), unpacked: 4_000_000_000 }]),
    ],
    [
      'an archive that lies about what it becomes',
      zipOf([{ name: 'a.txt', bytes: new Uint8Array(5_000_000), unpacked: 1000, deflated: true }]),
    ],
    ['an archive that is packed in no known way', zipOf([{ name: 'a.txt', bytes: types, unpacked: 5 }])],
    [
      'an archive of very many',
      zipOf(Array.from({ length: 5001 }, (__, index) => ({ name: `${index}`, bytes: new Uint8Array(0) }))),
    ],
    ['an archive that leaves its folder', zipOf([{ name: '../../evil.txt', bytes: types }])],
    ['an archive without a list', new Uint8Array(Buffer.from('PK\u0003\u0004 and nothing else'))],
  ])('%s is refused', async (_, bytes) => {
    const answer = await kossi.upload('documents', new File([bytes], 'dossier.zip'));
    expect([answer.status, field(answer)]).toEqual([422, 'Ce fichier ne peut pas être lu']);
  });
});

describe('pictures', () => {
  test('are drawn anew: small enough, upright, and without what was hidden in them', async () => {
    const taken = await picture(2400, 1200)
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg({ quality: 40 })
      .toBuffer();
    const answer = await kossi.upload('avatars', new File([blob(taken)], 'me.jpg'));
    const kept = await site.places.files.get(pathOf(answer));
    const { format, width, height, exif } = await sharp(kept ?? new Uint8Array()).metadata();
    expect([format, width, height, exif]).toEqual(['webp', 1920, 960, undefined]);
  });

  test('have the sizes that add something, for anybody and without a key', async () => {
    const upload = async (side: number) =>
      pathOf(await kossi.upload('avatars', new File([blob(await picture(side, side).png().toBuffer())], 'me.png')));
    const sizesOf = async (path: string) => {
      const name = path.split('/').at(-1);
      const statuses = [];
      for (const size of ['small', 'medium', 'large']) {
        const { status } = await site.site.request(`/api/thumbnails/${size}/${name}`, { method: 'HEAD' });
        statuses.push(status);
      }
      return statuses;
    };
    expect(await sizesOf(await upload(60))).toEqual([200, 404, 404]);
    expect(await sizesOf(await upload(200))).toEqual([200, 200, 404]);
    const large = await upload(900);
    expect(await sizesOf(large)).toEqual([200, 200, 200]);
    const seen = await site.site.request(`/api/thumbnails/medium/${large.split('/').at(-1)}`);
    expect([seen.headers.get('content-type'), seen.headers.get('x-content-type-options')]).toEqual([
      'image/webp',
      'nosniff',
    ]);
    expect((await sharp(Buffer.from(await seen.arrayBuffer())).metadata()).width).toBe(256);
    expect((await site.site.request(`/api/files/${large}`)).status).toBe(200);
  });

  test('that unfold to more than memory bears are refused before', async () => {
    const flood = await picture(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer();
    expect(flood.byteLength).toBeLessThan(1_048_576);
    const answer = await kossi.upload('avatars', new File([blob(flood)], 'flood.png'));
    expect([answer.status, field(answer)]).toEqual([422, 'Ce fichier ne peut pas être lu']);
  }, 30_000);

  test.each([
    [
      'half a picture',
      async () => (await picture(300, 300).png().toBuffer()).subarray(0, 200),
      'me.png',
      'Ce fichier ne peut pas être lu',
    ],
    [
      'another kind than its name says',
      () => picture(30, 30).png().toBuffer(),
      'me.gif',
      'Choisissez une image png, gif, jpeg ou webp',
    ],
    [
      'a drawing',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'me.png',
      'Choisissez une image png, gif, jpeg ou webp',
    ],
  ])('%s is refused', async (_, bytes, name, message) => {
    const answer = await kossi.upload('avatars', new File([blob(await bytes())], name));
    expect([answer.status, field(answer)]).toEqual([422, message]);
  });
});

describe('a document of somebody else', () => {
  test('cannot be read, by its id nor by its file’s name, nor as a picture', async () => {
    const path = pathOf(await kossi.upload('documents', pdf('Licence d’été (1).pdf')));
    const name = path.split('/').at(-1);
    const made = await kossi.ask('/documents', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path, name: 'Licence d’été (1).pdf' }),
    });
    expect(made.status).toBe(200);
    const own = await kossi.ask(`/documents/file/${name}`);
    expect([own.status, own.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(own.headers.get('content-disposition')).toBe(
      `attachment; filename="Licence_d__t___1_.pdf"; filename*=UTF-8''Licence%20d%E2%80%99%C3%A9t%C3%A9%20%281%29.pdf`,
    );
    expect(own.headers.get('x-content-type-options')).toBe('nosniff');
    expect(own.headers.get('content-security-policy')).toContain('sandbox');
    const { id } = (made.body as { data: { id: string } }).data;
    const tried = [
      `/documents/file/${name}`,
      `/documents/${id}`,
      `/documents/file/${id}`,
      `/files/${path}`,
      `/files/documents/${name}`,
      `/thumbnails/small/${name}`,
      `/users/${kossi.id}`,
    ];
    for (const address of tried) expect([address, (await ama.ask(address)).status]).not.toEqual([address, 200]);
    const anonymous = await site.site.request(`/api/documents/file/${name}`, { headers: { 'x-api-key': site.apiKey } });
    expect(anonymous.status).toBe(401);
  });

  test('cannot be taken as one’s own, nor as an avatar', async () => {
    const path = pathOf(await kossi.upload('documents', pdf()));
    const headers = { 'content-type': 'application/json' };
    const taken = await ama.ask('/documents', {
      method: 'POST',
      headers,
      body: JSON.stringify({ path, name: 'x', senderId: kossi.id, profileId: kossi.profileId }),
    });
    const worn = await kossi.ask(`/users/self/${kossi.id}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ avatar: path }),
    });
    expect([taken.status, worn.status]).toEqual([422, 422]);
  });
});

test.each([
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e%2f',
  '..%5c..%5c',
  'x.webp%00.png',
  '.env',
  '%2fetc%2fpasswd',
  'a.',
  'CON',
])('thumbnails/small/%s leads nowhere', async (name) => {
  for (const place of ['thumbnails/small', 'files/avatars']) {
    const { status } = await site.site.request(`/api/${place}/${name}`);
    expect([404, 422, 403]).toContain(status);
  }
});

test('a person uploads a few files at a time, and the next find the way free', async () => {
  const caller = await site.newcomer();
  const upload = () => caller.upload('documents', pdf());
  const statuses = (await Promise.all(Array.from({ length: 12 }, upload))).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(4);
  expect((await upload()).status).toBe(200);
});

test('one upload too many is refused with the time to retry', async () => {
  const few = uploadSite(database, { UPLOAD_LIMIT: '2' });
  const caller = await few.newcomer();
  const statuses = [];
  for (let count = 0; count < 3; count++) statuses.push((await caller.upload('documents', pdf())).status);
  expect(statuses).toEqual([200, 200, 429]);
  few.remove();
});
