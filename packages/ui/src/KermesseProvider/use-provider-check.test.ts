import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as providerCheck from './use-provider-check.ts';

const page = (value: string) => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => value }));
};

describe('a component outside of KermesseProvider', () => {
  const warn = vi.fn();
  let code: typeof providerCheck;

  beforeEach(async () => {
    // Only the first call checks, so each test loads the code again.
    vi.resetModules();
    code = await import('./use-provider-check.ts');
    warn.mockClear();
    vi.spyOn(console, 'warn').mockImplementation(warn);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('warns once and says how to add the provider', () => {
    page('');
    code.checkTheme('Button');
    code.checkTheme('Card');
    expect(warn.mock.calls).toEqual([[code.missingProvider('Button')]]);
    expect(code.missingProvider('Button')).toContain('<KermesseProvider locale="fr">');
  });

  it('does not warn when the page has a theme', () => {
    page(' #fcfaf5');
    code.checkTheme('Button');
    expect(warn).not.toHaveBeenCalled();
  });
});

it('every component of ui checks for the theme', () => {
  const folder = join(import.meta.dirname, '..');
  /** These have no styles of their own. */
  const exempt = new Set(['Emphasis', 'KermesseProvider', 'Toasts']);
  const components = globSync('*/*.tsx', { cwd: folder }).filter((file) => {
    const name = basename(file, '.tsx');
    return name === dirname(file) && !exempt.has(name);
  });
  const silent = components.filter((file) => {
    const name = basename(file, '.tsx');
    const source = readFileSync(join(folder, file), 'utf8');
    // A plain styled element has no function body that could check.
    return source.includes(`export function ${name}(`) && !source.includes(`useProviderCheck('${name}');`);
  });
  expect(components.length).toBeGreaterThan(30);
  expect(silent).toEqual([]);
});
