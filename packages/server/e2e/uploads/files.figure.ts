import { cpSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { demoFolder, emptyFolder } from '../support/folders.ts';
import { register } from '../support/people.ts';
import { startServer } from '../support/processes.ts';
import { callsOf } from '../support/writers.ts';

// The same as `src/features/uploads/aside.test.ts`, with whole servers that start on a restored and on an empty
// database.

const count = Number(process.env['FILES'] ?? 60);
const password = 'Tissus-et-tam-tams-7';
const key = { 'x-api-key': 'kermesse-development' };

const bytesOf = (number: number) => `%PDF-1.7\n${number}\n${'x'.repeat(5000)}\n%%EOF\n`;

it(`loses none of ${count} files when the database is restored, or is an empty one`, async () => {
  const folder = demoFolder();
  const [older, newer] = [emptyFolder(), emptyFolder()];
  const variables = { NODE_ENV: 'development', UPLOAD_LIMIT: '1000000', DEMO: '0' };
  const database = join(folder, 'database');
  const documents = join(folder, 'files', 'documents');
  const backUp = (place: string) => cpSync(database, join(place, 'database'), { recursive: true });
  const restore = (place: string) => {
    rmSync(database, { recursive: true });
    cpSync(join(place, 'database'), database, { recursive: true });
  };
  /** Runs a server while `work` runs, and returns the server's output. */
  async function serve(work: (url: string) => Promise<void> = async () => undefined): Promise<string> {
    const server = await startServer(folder, variables);
    await work(server.url);
    server.child.kill('SIGTERM');
    await server.ended;
    return server.output();
  }

  const paths: string[] = [];
  let token = '';
  const uploads = async (url: string, most: number) => {
    const { send, upload } = callsOf(url);
    while (paths.length < most) {
      const { path } = (await upload(bytesOf(paths.length), token)) as { path: string };
      await send('POST', '/documents', { path, name: 'licence.pdf' }, token);
      paths.push(path);
    }
  };
  /** Returns how many of the files cannot be downloaded unchanged. */
  async function lostAt(url: string): Promise<number> {
    let lost = 0;
    for (const [number, path] of paths.entries()) {
      const response = await fetch(`${url}/api/documents/file/${path.slice('documents/'.length)}`, {
        headers: { ...key, authorization: `Bearer ${token}` },
      });
      if (response.status !== 200 || (await response.text()) !== bytesOf(number)) lost += 1;
    }
    return lost;
  }

  await serve(async (url) => {
    const { send } = callsOf(url);
    const { user, accessToken } = await register(url, { email: 'afi@example.com', password });
    token = accessToken;
    const companyInfo = { name: 'Afi', address: 'Lomé', phone: '', email: '' };
    await send(
      'POST',
      '/user-profile',
      { type: 'provider', id: user.id, profileData: { companyInfo, additionalInfo: { bio: '', types: ['1'] } } },
      token,
    );
    await uploads(url, count / 3);
  });
  backUp(older);
  await serve((url) => uploads(url, count));
  backUp(newer);
  // Make the files older than uploads that may still be in progress.
  const before = new Date(Date.now() - 7_200_000);
  for (const name of readdirSync(documents)) utimesSync(join(documents, name), before, before);

  restore(older);
  await serve();
  const aside = count - readdirSync(documents).length;
  expect(aside).toBe(count - count / 3);
  restore(newer);
  let lostRestored = count;
  await serve(async (url) => void (lostRestored = await lostAt(url)));

  rmSync(database, { recursive: true });
  const output = await serve();
  expect(output).toContain('belong to another database');
  expect(readdirSync(documents)).toHaveLength(count);
  restore(newer);
  let lostEmpty = count;
  await serve(async (url) => void (lostEmpty = await lostAt(url)));
  console.log(
    `restore: ${count} files; an older backup set ${aside} aside and lost ${lostRestored}; an empty database lost ${lostEmpty}`,
  );
  expect([lostRestored, lostEmpty]).toEqual([0, 0]);
}, 300_000);
