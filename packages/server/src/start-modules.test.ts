import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** A script that prints the packages which importing a module loads. */
const script = `
import { registerHooks } from 'node:module';
const packages = new Set();
registerHooks({
  load(url, context, next) {
    const name = /node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1];
    if (name !== undefined) packages.add(name);
    return next(url, context);
  },
});
await import(process.argv[1]);
console.log(JSON.stringify([...packages]));`;

it('packages that only some requests need are loaded at the first such request, not at startup', async () => {
  const server = join(import.meta.dirname, 'server.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, server]);
  const loaded = JSON.parse(stdout) as string[];
  expect(loaded).toEqual(expect.arrayContaining(['hono', 'kysely', '@electric-sql/pglite']));
  const later = ['sharp', 'nodemailer', 'openid-client', 'pg', 'file-type', 'oauth2-mock-server'];
  expect(loaded.filter((name) => later.includes(name))).toEqual([]);
});
