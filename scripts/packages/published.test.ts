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

describe.each([...published])('entries of @kermesse/$folder', (each) => {
  const entries = Object.entries(entriesOf(each));

  it('point to existing sources, and never to a test or story', () => {
    expect(entries.length).toBeGreaterThan(10);
    for (const [, source] of entries) {
      expect(existsSync(join(folderOf(each), source)), source).toBe(true);
      expect(source).not.toMatch(/\.(?:test|stories|e2e|figure|cases)\.|\/testing\//);
    }
  });

  it('exclude internal entries, which all exist in the workspace', () => {
    const { exports } = manifestOf(each);
    for (const name of each.internal) {
      expect(Object.keys(exports)).toContain(name);
      expect(entries.map(([entry]) => entry)).not.toContain(name);
    }
  });
});

it('a pattern expands to one entry per file; an explicit entry takes precedence', () => {
  const api = entriesOf(packageOf('api'));
  expect(api['./auth-login']).toBe('./src/operations/auth-login/auth-login.ts');
  expect(api['./mocks/auth-login']).toBe('./src/operations/auth-login/auth-login.mock.ts');
  expect(api['./client']).toBe('./src/client/client.ts');
  expect(entriesOf(packageOf('ui'))['./Button']).toBe('./src/Button/Button.tsx');
});

describe('publishedManifest', () => {
  const ui = packageOf('ui');

  it('declares the imports of the built files, with shared packages as peer dependencies', () => {
    const manifest = publishedManifest(ui, new Set(['react', 'styled-components', 'lucide-react']));
    expect(manifest['peerDependencies']).toEqual({ react: '^19.2.0', 'styled-components': '^6.6.0' });
    expect(Object.keys(manifest['dependencies'] as object)).toEqual(['lucide-react']);
    expect(manifest).not.toHaveProperty('private');
  });

  it('requires other Kermesse packages in the same version', () => {
    const { version } = manifestOf(ui);
    expect(publishedManifest(packageOf('sections'), new Set(['@kermesse/ui']))).toMatchObject({
      dependencies: { '@kermesse/ui': version },
    });
  });

  it('maps each entry to its types and its code', () => {
    expect(publishedManifest(ui, new Set())).toMatchObject({
      exports: { './Button': { types: './Button/Button.d.ts', default: './Button/Button.js' } },
    });
  });

  it('throws when the code imports an undeclared package', () => {
    expect(() => publishedManifest(ui, new Set(['lodash']))).toThrow('@kermesse/ui imports lodash');
  });
});
