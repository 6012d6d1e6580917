import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { migrations } from '../src/migrations.ts';
import { openEmbedded } from '../src/platform/database/database.ts';
import { createDiskStore } from '../src/platform/files/disk-store.ts';
import { demoFolder } from './support/folders.ts';
import { control, kill, startServer } from './support/processes.ts';
import { random } from '../src/testing/random.ts';
import { writeUntilGone, type AcknowledgedWrite } from './support/writers.ts';

/** The number of kills during writes. `KILLS=100` is the full measurement: `npm run figures`. */
const kills = Number(process.env['KILLS'] ?? 2);
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
/** The number of simulated people who write at the same time. */
const writers = 3;

const slugs = ['home', 'one', 'two', 'three', 'four', 'five'];
const ballast = 'x'.repeat(20_000);
/** A site and pages that all contain the same number. */
const bundle = (mark: number) => ({
  site: { name: 'Marked', mark },
  pages: slugs.map((slug) => ({ slug, title: `Mark ${mark}`, mark, ballast, sections: [] })),
});

interface Marked {
  site: { mark?: number };
  pages: { slug: string; mark?: number }[];
}

/** Returns the number that the site and all pages contain; fails when they differ. */
function markOf({ site, pages }: Marked): number {
  const marks = new Set([site.mark, ...pages.filter(({ slug }) => slugs.includes(slug)).map(({ mark }) => mark)]);
  expect(marks.size).toBe(1);
  return site.mark ?? -1;
}

/** Expects that the restarted server has the last acknowledged import, or one that was being written. */
async function expectMarks(folder: string, marks: { sent: number; acknowledged: number }): Promise<void> {
  const found = markOf((await (await control(folder, '/export')).json()) as Marked);
  expect(found).toBeGreaterThanOrEqual(marks.acknowledged);
  expect(found).toBeLessThanOrEqual(marks.sent);
}

/** Imports consecutive marks until the server is killed. */
async function importUntilGone(
  put: (mark: number) => Promise<number>,
  marks: { sent: number; acknowledged: number },
): Promise<void> {
  for (;;) {
    marks.sent += 1;
    const status = await put(marks.sent).catch(() => undefined);
    if (status === undefined) return;
    if (status !== 200) throw new Error(`rejected: ${status}`);
    marks.acknowledged = marks.sent;
  }
}

/**
 * Reads the killed server's database directly: every acknowledged write is stored, and every row has the rows it
 * depends on.
 */
async function inspect(folder: string, writes: AcknowledgedWrite[]): Promise<void> {
  const database = await openEmbedded(folder, migrations);
  const stored = { db: database.db, files: createDiskStore(join(folder, 'files')) };
  try {
    const lost: string[] = [];
    for (const { what, missing } of writes) {
      const found = await missing(stored);
      if (found !== undefined) lost.push(`${what}: ${found}`);
    }
    expect(lost).toEqual([]);
    const { db } = database;
    const withoutEmail = await db
      .selectFrom('users')
      .leftJoin('outgoing_messages', 'outgoing_messages.user_id', 'users.id')
      .select('users.email')
      .where('users.email', 'like', 'w%-%@example.com')
      .where('outgoing_messages.id', 'is', null)
      .execute();
    expect(withoutEmail, 'accounts without their email').toEqual([]);
    for (const { path } of await db.selectFrom('files').select('path').execute()) {
      expect(await stored.files.has(path), 'records without bytes').toBe(true);
    }
  } finally {
    await database.close();
  }
}

const limits = {
  NEWSLETTER_LIMIT: '1000000',
  CONTACT_LIMIT: '1000000',
  AUTH_LIMIT: '1000000',
  MAIL_HOUR_LIMIT: '1000000',
  UPLOAD_LIMIT: '1000000',
};

it(
  `no acknowledged write is lost after ${kills} kills during writes of every kind`,
  async () => {
    console.log(`seed ${seed}, ${kills} kills`);
    const chance = random(seed);
    const folder = demoFolder();
    const marks = { sent: 0, acknowledged: 0 };
    const all: AcknowledgedWrite[] = [];
    const numbers = Array.from({ length: writers }, (_, index) => index * 1_000_000);
    for (let round = 0; round < kills; round += 1) {
      const server = await startServer(folder, { NODE_ENV: 'development', ...limits });
      const put = async (mark: number) => (await control(folder, '/import', bundle(mark))).status;
      if (round > 0) await expectMarks(folder, marks);
      const before = { mark: marks.acknowledged, writes: all.length };
      const writes: AcknowledgedWrite[] = [];
      const writing = [
        importUntilGone(put, marks),
        ...numbers.map(async (number, index) => {
          numbers[index] = await writeUntilGone(server.url, `w${index}`, number, (write) => writes.push(write));
        }),
      ];
      // Wait for one acknowledged write of each kind, so that each round has something to lose.
      await Promise.race([
        Promise.all(writing),
        vi.waitFor(() => expect(marks.acknowledged > before.mark && writes.length >= 6).toBe(true), {
          timeout: 30_000,
          interval: 1,
        }),
      ]);
      await new Promise((done) => setTimeout(done, chance() * 400));
      await kill(server);
      await Promise.all(writing);
      all.push(...writes);
      await inspect(folder, writes);
    }
    await inspect(folder, all);
    // The next start sends the queued emails, once the lease of the killed server has ended.
    const killed = await openEmbedded(folder, migrations);
    await killed.db.updateTable('outgoing_messages').set({ due_at: new Date() }).where('sent_at', 'is', null).execute();
    await killed.close();
    const last = await startServer(folder, { NODE_ENV: 'development', ...limits });
    await expectMarks(folder, marks);
    await fetch(`${last.url}/dev/outbox.json`);
    await kill(last);
    const database = await openEmbedded(folder, migrations);
    const left = await database.db.selectFrom('outgoing_messages').select('id').where('sent_at', 'is', null).execute();
    await database.close();
    expect(left).toEqual([]);
    console.log(`${marks.acknowledged} imports and ${all.length} other writes acknowledged, none lost`);
  },
  60_000 + kills * 20_000,
);
