import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfFile, pdfText, pngFile } from '../contract/steps/steps.ts';
import { people, seedOf } from '../contract/seed/people.ts';
import type { MockUser } from '../mock/accounts/accounts.ts';
import { startSession } from '../mock/accounts/sessions.ts';
import { createWorld } from '../mock/world.ts';
import { mocks } from '../mocks.ts';
import { documentsFile } from '../operations/documents-file/documents-file.ts';
import { documentsUpload } from '../operations/documents-upload/documents-upload.ts';
import { fileUpload } from '../operations/file-upload/file-upload.ts';
import { thumbnails } from '../operations/thumbnails/thumbnails.ts';
import { createClient } from './client.ts';
import { firstPicture } from './first-picture.ts';

const world = createWorld(seedOf(people.provider));
const { accessToken } = startSession(world.accounts, world.accounts.users[0] as MockUser);
const asked: string[] = [];
const watched = http.head('*/api/thumbnails/:size/:filename', ({ params }) => {
  asked.push(String(params['size']));
});
const server = setupServer(watched, ...mocks.map((mock) => mock.live(world)));
const client = createClient({ baseUrl: 'http://localhost/api', apiKey: 'key', token: () => accessToken });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

test('uploads a file as a form and downloads its bytes', async () => {
  const uploaded = await client.call(documentsUpload, { file: pdfFile(), folder: 'documents' });
  if (!uploaded.ok) throw new Error(uploaded.failure.kind);
  const filename = uploaded.data.path.split('/').at(-1) ?? '';
  const file = await client.call(documentsFile, { filename });
  if (!file.ok) throw new Error(file.failure.kind);
  expect([await file.data.text(), file.data.type]).toEqual([pdfText, 'application/pdf']);
});

test('an aborted upload returns the failure `aborted`', async () => {
  const signal = AbortSignal.abort();
  expect(await client.call(documentsUpload, { file: pdfFile(), folder: 'documents' }, { signal })).toEqual({
    ok: false,
    failure: { kind: 'aborted' },
  });
});

test('a refused file returns a message for its field', async () => {
  const result = await client.call(fileUpload, { file: pdfFile(), folder: 'avatars' });
  expect(result).toMatchObject({
    ok: false,
    failure: { code: 'form/invalid_data', fields: { file: expect.any(String) as string } },
  });
});

test('firstPicture returns the smallest size that exists, otherwise the original', async () => {
  const uploaded = await client.call(fileUpload, { file: pngFile(), folder: 'avatars' });
  if (!uploaded.ok) throw new Error(uploaded.failure.kind);
  const avatar = uploaded.data.path;
  const filename = avatar.split('/').at(-1) ?? '';
  expect(await firstPicture(client, { avatar, avatarUrl: '/original' })).toBe(
    client.url(thumbnails, { size: 'small', filename }),
  );
  expect(asked).toEqual(['small']);
  expect(await firstPicture(client, { avatar: 'avatars/gone.png', avatarUrl: '/original' })).toBe('/original');
  expect(asked).toEqual(['small', 'small', 'medium', 'large']);
  expect(await firstPicture(client, { avatar: null, avatarUrl: null })).toBeNull();
});
