import { expect, it } from 'vitest';
import { accountSite } from '../../testing/account-site.ts';
import { testDatabase } from '../../testing/memory-database.ts';

const editorKey = 'an-editors-key-of-our-own';
const site = accountSite(await testDatabase(), { EDITOR_KEY: editorKey });
const { user, accessToken: token } = await site.register('afi.mensah@example.com');

const nul = 'a\u0000';
const huge = 100_000_000_000;
const page = { kind: 'page', slug: 'a', configuration: { slug: 'a', title: 'A', sections: [] }, base: 1 };

it.each<[string, string, string, Record<string, unknown>?]>([
  ['avatar', 'PUT', `users/self/${user.id}`, { avatar: nul }],
  ['path', 'POST', 'documents', { path: nul, name: 'licence.pdf' }],
  ['name', 'POST', 'documents', { path: 'documents/a.pdf', name: nul }],
  ['id', 'POST', 'editor/bin/restore', { kind: 'page', id: nul }],
  ['id', 'POST', 'editor/bin/restore', { kind: 'picture', id: nul }],
  ['slug', 'POST', 'editor/bin/restore', { kind: 'page', id: 'a', slug: nul }],
  ['until', 'POST', 'editor/bin/empty', { until: '0000-01-01T00:00:00Z' }],
  ['slug', 'POST', 'editor/document', { ...page, slug: nul }],
  ['from', 'POST', 'editor/document', { ...page, from: nul }],
  ['slug', 'POST', 'editor/page/remove', { slug: nul, base: 1 }],
  ['src', 'POST', 'editor/picture/remove', { src: nul }],
  ['slug', 'POST', 'editor/redirect/remove', { slug: nul }],
  ['slug', 'POST', 'editor/redirect', { slug: nul, target: 'home' }],
  ['target', 'POST', 'editor/redirect', { slug: 'former', target: nul }],
  ['slug', 'GET', 'editor/links?slug=%00'],
  ['slug', 'GET', 'editor/document?kind=page&slug=%00'],
  ['slug', 'GET', 'editor/versions?kind=page&slug=%00'],
  ['slug', 'GET', 'editor/version?kind=page&slug=%00&version=1'],
  ['version', 'GET', `editor/version?kind=page&slug=home&version=${huge}`],
])('a value of %s that the database cannot store is invalid data in %s /%s', async (field, method, path, body) => {
  const response = await site.call(`/${path}`, { method, body, token, headers: { 'x-editor-key': editorKey } });
  expect([response.status, response.body.errorCode]).toEqual([422, 'form/invalid_data']);
  expect(Object.keys(response.body.data ?? {})).toEqual([field]);
});
