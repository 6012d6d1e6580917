import { createInstance } from 'i18next';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as roles from '../../packages/ui/src/theme/roles/color-roles.ts';

const file = '../../packages/ui/src/theme/roles/color-roles.ts';
const description = 'The ribbon of a prize.';

/** Returns the table with one more row, like an edit of its file. */
async function withRibbon(load: () => Promise<typeof roles>) {
  const { colorTable } = await load();
  const value = (_palette: unknown, colorOf: (role: string) => string) => colorOf('highlight-text');
  const ribbon = { description, value, contrast: [{ on: ['page', 'surface'], ratio: 4.5 }] };
  return { colorTable: { ...colorTable, ribbon } };
}

/** Renders a page of Storybook to HTML, in English. */
async function html(page: ComponentType): Promise<string> {
  const i18n = createInstance();
  await i18n.init({ lng: 'en' });
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n }, createElement(page)));
}

// Test files share modules, so reset them: neither this file nor others may use modules with the wrong table.
beforeAll(() => {
  vi.resetModules();
  vi.doMock(file, withRibbon);
});
afterAll(() => {
  vi.doUnmock(file);
  vi.resetModules();
});

test('a new colour role needs only a row of the colour table', async () => {
  const { colorRoles, contrastPairs, createTheme, defaultBrand, schemes, tones } =
    await import('../../packages/ui/src/theme/theme.ts');
  const { tokenFiles } = await import('../../packages/ui/src/tokens/token-files.ts');
  const colours = createTheme(defaultBrand).schemes;

  // TypeScript: names, values, contrast requirements.
  expect(colorRoles).toContain('ribbon');
  for (const scheme of schemes) {
    for (const tone of tones)
      expect(colours[scheme][tone]).toHaveProperty('ribbon', colours[scheme][tone]['highlight-text']);
  }
  expect(contrastPairs).toContainEqual({ text: 'ribbon', on: 'surface', ratio: 4.5 });

  // CSS, including the rules for more contrast.
  const files = tokenFiles(defaultBrand);
  const [usual = '', strong = ''] = (files['tokens.css'] ?? '').split('@media (prefers-contrast: more)');
  expect(usual.match(/--ribbon:#/g)?.length).toBeGreaterThanOrEqual(tones.length);
  expect(strong).toContain('--ribbon:#');
  expect(files['tokens.ts']?.match(/"ribbon": "#/g)).toHaveLength(tones.length * schemes.length);

  // JSON for Figma.
  for (const scheme of schemes) {
    const json = JSON.parse(files[`${scheme}.tokens.json`] ?? '') as { color: Record<string, object> };
    for (const tone of tones)
      expect(json.color[tone]).toMatchObject({
        ribbon: { $type: 'color', $value: { hex: colours[scheme][tone]['highlight-text'] }, $description: description },
      });
  }
});

test('Storybook shows a new colour role on its pages of colours and tokens', { timeout: 60_000 }, async () => {
  const colourPage = (await import('../../.storybook/foundations/Colour.stories.tsx')).default;
  const tokensPage = (await import('../../.storybook/foundations/Tokens.stories.tsx')).default;
  const render = colourPage.render as unknown as (args: object, context: { globals: object }) => ReactNode;
  const colour = await html(() => render({}, { globals: { locale: 'en' } }));
  expect(colour).toContain(description);
  expect(colour.match(/<\/span>ribbon<code>/g)).toHaveLength(5);
  expect(colour.match(/ribbon \/ surface/g)).toHaveLength(5);
  const tokens = await html(tokensPage.component);
  expect(tokens).toContain('>ribbon</button>');
  expect(tokens.match(/aria-label="ribbon, /g)).toHaveLength(5);
});
