import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyFolder, removeFolders } from './support/folders.ts';
import { ask, askSteadily, percentile } from './support/load.ts';
import { startPostgres, type Postgres } from './support/postgres.ts';
import { kill, startServer, type Run } from './support/processes.ts';
import { random } from './support/random.ts';

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
let postgres: Postgres;
let server: Run & { url: string };

beforeAll(async () => {
  postgres = await startPostgres();
  server = await startServer(emptyFolder(), { DATABASE_URL: postgres.url });
  await ask(server.url, '/fr/');
});
afterAll(async () => {
  await kill(server);
  await postgres.stop();
  removeFolders();
});

const chance = random(seed);
const word = () => Math.floor(chance() * 1e12).toString(36);

it.each([
  ['random', () => `/fr/${word()}/${word()}`],
  // These are rendered one by one: a path in which signs are encoded, and a link of a mail.
  ['encoded', () => `/en/${word()}%22${word()}`],
  ['secret', () => `/reset-password/${word()}`],
])('answers /livez while 300 %s paths are asked for at once', async (kind, path) => {
  const flood = Promise.all(Array.from({ length: 300 }, () => ask(server.url, path())));
  const lives = await askSteadily(50, () => ask(server.url, '/livez'), flood);
  const answers = await flood;
  const shed = answers.filter(({ status }) => status === 503);
  console.log(
    `overload: seed ${seed}, 300 ${kind} paths in ${percentile(answers, 1)} ms, ${shed.length} shed with 503; ${lives.length} × /livez, p99 ${percentile(lives, 0.99)} ms, the longest ${percentile(lives, 1)} ms`,
  );
  expect(answers.filter(({ status, headers }) => ![200, 404].includes(status) && !(status === 503 && headers.has('retry-after')))).toEqual([]);
  expect(new Set(lives.map(({ status }) => status))).toEqual(new Set([200]));
  expect(percentile(lives, 0.99)).toBeLessThan(200);
}, 60_000);
