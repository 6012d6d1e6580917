import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/memory-database.ts';
import { pathOf, pdf, uploadSite, type LoggedInClient } from '../../testing/upload-site.ts';

const database = await testDatabase();

const site = uploadSite(database);
afterAll(() => site.remove());

async function withoutProfile(): Promise<LoggedInClient> {
  const caller = await site.newcomer();
  await database.db.deleteFrom('profiles').where('user_id', '=', caller.id).execute();
  return caller;
}

/** Returns all stored rows of a user. */
async function stored(id: string): Promise<string> {
  const { db } = database;
  const rows = await Promise.all([
    db.selectFrom('users').selectAll().where('id', '=', id).execute(),
    db.selectFrom('profiles').selectAll().where('user_id', '=', id).execute(),
    db.selectFrom('documents').selectAll().where('sender_id', '=', id).execute(),
  ]);
  return JSON.stringify(rows);
}

describe('repeated requests have one effect', () => {
  const profile = (id: string) => ({
    type: 'provider',
    id,
    profileData: {
      companyInfo: { name: 'Délices' },
      additionalInfo: { bio: '', types: ['1'] },
      socialNetworksLinks: {},
    },
  });

  test('100 simultaneous requests create one profile and get the same response', async () => {
    const caller = await withoutProfile();
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => caller.send('POST', '/user-profile', profile(caller.id))),
    );
    expect(new Set(responses.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(responses[0]?.status).toBe(200);
    expect(
      await database.db.selectFrom('profiles').select('id').where('user_id', '=', caller.id).execute(),
    ).toHaveLength(1);
  });

  test('100 simultaneous requests create one document and get the same response', async () => {
    const caller = await site.newcomer();
    const path = pathOf(await caller.upload('documents', pdf('licence.pdf')));
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => caller.send('POST', '/documents', { path, name: 'licence.pdf' })),
    );
    expect(new Set(responses.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(responses[0]?.status).toBe(200);
    expect(
      await database.db.selectFrom('documents').select('id').where('sender_id', '=', caller.id).execute(),
    ).toHaveLength(1);
  });

  test('a repeated profile setup that failed half-way creates no duplicates', async () => {
    const caller = await withoutProfile();
    const paths: string[] = [];
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) paths.push(pathOf(await caller.upload('documents', pdf(name))));
    const setUp = async (until: number) => {
      expect((await caller.send('POST', '/user-profile', profile(caller.id))).status).toBe(200);
      for (const path of paths.slice(0, until)) {
        expect((await caller.send('POST', '/documents', { path, name: 'x.pdf' })).status).toBe(200);
      }
    };
    await setUp(1);
    await setUp(2);
    await setUp(3);
    const { body } = await caller.request(`/users/${caller.id}`);
    expect(body).toMatchObject({
      data: { profileType: 'provider', documents: paths.map((path) => ({ path, status: 0 })) },
    });
  });
});

test('no request with the ids of another user reads or changes their data', async () => {
  const [mine, other] = [await site.newcomer(), await site.newcomer()];
  const path = pathOf(await other.upload('documents', pdf('licence.pdf')));
  await other.send('POST', '/documents', { path, name: 'licence.pdf' });
  const before = await stored(other.id);
  const about = { firstname: 'X', lastname: 'Y', address: 'Z', avatar: null, preferences: { locale: 'en' } };
  const ids = {
    id: other.id,
    userId: other.id,
    user_id: other.id,
    senderId: other.id,
    profileId: other.profileId,
    profile_id: other.profileId,
  };
  const tried: ['GET' | 'POST' | 'PUT', string, unknown?][] = [
    ['GET', `/users/${other.id}`],
    ['PUT', `/users/self/${other.id}`, about],
    ['PUT', `/users/self/${mine.id}`, { ...about, ...ids }],
    ['PUT', `/user-profile/${other.profileId}`, { type: 'provider', profileData: { bio: 'X' } }],
    ['PUT', `/user-profile/${mine.profileId}`, { ...ids, type: 'provider', profileData: { ...ids, bio: 'X' } }],
    ['POST', '/user-profile', { type: 'customer', id: other.id, profileData: { preferredServices: [] } }],
    ['POST', '/documents', { ...ids, path, name: 'mine.pdf', status: 1 }],
    ['GET', `/documents/file/${path.split('/').at(-1)}`],
  ];
  const seen: unknown[] = [];
  for (const [method, address, sent] of tried) {
    const { status, body } = await (method === 'GET' ? mine.request(address) : mine.send(method, address, sent));
    seen.push([address.replaceAll(other.id, 'other').replaceAll(mine.id, 'mine'), status]);
    expect(JSON.stringify(body)).not.toContain(path);
  }
  expect(await stored(other.id)).toBe(before);
  // Only the two requests to the caller's own rows succeed: the handlers ignore the other user's ids in them.
  expect(seen.filter((each) => (each as [string, number])[1] === 200)).toHaveLength(2);
});

test('rejects a new document beyond 100 per user', async () => {
  const caller = await site.newcomer();
  const { db } = database;
  const rows = Array.from({ length: 100 }, (_, index) => `documents/many-${index}.pdf`);
  await db
    .insertInto('files')
    .values(
      rows.map((path) => ({
        path,
        folder: 'documents' as const,
        owner_id: caller.id,
        media_type: 'application/pdf',
        bytes: 1,
      })),
    )
    .execute();
  await db
    .insertInto('documents')
    .values(
      rows.map((path, index) => ({
        id: `many-${index}`,
        path,
        profile_id: caller.profileId,
        sender_id: caller.id,
        name: 'x',
        type: 1 as const,
      })),
    )
    .execute();
  const path = pathOf(await caller.upload('documents', pdf('one-more.pdf')));
  expect((await caller.send('POST', '/documents', { path, name: 'x' })).status).toBe(429);
  expect((await caller.send('POST', '/documents', { path: rows[0], name: 'x' })).status).toBe(200);
});
