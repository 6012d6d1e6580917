import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishedManifest } from './manifest.ts';
import { entriesOf, folderOf, manifestOf, published, type Published } from './published.ts';

const packageOf = (folder: string): Published => {
  const found = published.find((each) => each.folder === folder);
  if (!found) throw new Error(`${folder} is not published`);
  return found;
};

describe.each([...published])('the entries of @kermesse/$folder', (each) => {
  const entries = Object.entries(entriesOf(each));

  it('lead to sources that are there, and to no test or story', () => {
    expect(entries.length).toBeGreaterThan(10);
    for (const [, source] of entries) {
      expect(existsSync(join(folderOf(each), source)), source).toBe(true);
      expect(source).not.toMatch(/\.(?:test|stories|e2e|figure|cases)\./);
    }
  });

  it('leave out what only the project uses, by names that it has', () => {
    const { exports } = manifestOf(each);
    for (const name of each.internal) {
      expect(Object.keys(exports)).toContain(name);
      expect(entries.map(([entry]) => entry)).not.toContain(name);
    }
  });
});

it('a pattern gives one entry a file; an entry that is named wins over it', () => {
  const api = entriesOf(packageOf('api'));
  expect(api['./auth-login']).toBe('./src/operations/auth-login/auth-login.ts');
  expect(api['./mocks/auth-login']).toBe('./src/operations/auth-login/auth-login.mock.ts');
  expect(api['./client']).toBe('./src/client/client.ts');
  expect(entriesOf(packageOf('ui'))['./Button']).toBe('./src/Button/Button.tsx');
});

describe('the published manifest', () => {
  const ui = packageOf('ui');

  it('has what the built files import: what an app has once is asked of it', () => {
    const manifest = publishedManifest(ui, new Set(['react', 'styled-components', 'lucide-react']));
    expect(manifest['peerDependencies']).toEqual({ react: '^19.2.0', 'styled-components': '^6.6.0' });
    expect(Object.keys(manifest['dependencies'] as object)).toEqual(['lucide-react']);
    expect(manifest).not.toHaveProperty('private');
  });

  it('takes the packages beside it in the same version', () => {
    const { version } = manifestOf(ui);
    expect(publishedManifest(packageOf('sections'), new Set(['@kermesse/ui']))).toMatchObject({
      dependencies: { '@kermesse/ui': version },
    });
  });

  it('leads each entry to its types and its code', () => {
    expect(publishedManifest(ui, new Set())).toMatchObject({
      exports: { './Button': { types: './Button/Button.d.ts', default: './Button/Button.js' } },
    });
  });

  it('is refused when the code imports what the workspace does not name', () => {
    expect(() => publishedManifest(ui, new Set(['lodash']))).toThrow('@kermesse/ui imports lodash');
  });
});
