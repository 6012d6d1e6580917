import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, contrastPairs, createTheme, defaultBrand, schemes, themeCss, tones } from './theme.ts';
import type { Theme } from './theme.ts';
import { scrimPairs } from './roles/roles.ts';
import { strongPairs, strongRatio, strongRoles } from './roles/strong-roles.ts';

const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
/** The number of random colour triples. `npm run figures` uses `TRIPLES=10000`. */
const triples = Number(process.env.TRIPLES ?? 1000);
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** Lists the text roles that are unreadable on a scrim over a white or a black picture. */
function unreadable(theme: Theme): string[] {
  return schemes.flatMap((scheme) =>
    tones.flatMap((tone) => {
      const roles = theme.schemes[scheme][tone];
      const [r = 0, g = 0, b = 0, alpha = 0] = (roles.scrim.match(/[\d.]+/g) ?? []).map(Number);
      const over = (picture: number) =>
        `#${[r, g, b]
          .map((part) =>
            Math.round(part * alpha + picture * (1 - alpha))
              .toString(16)
              .padStart(2, '0'),
          )
          .join('')}`;
      return [over(0), over(255)].flatMap((background) =>
        scrimPairs
          .filter(({ text, ratio }) => contrast(roles[text], background) < ratio)
          .map(({ text, ratio }) => `${scheme} ${tone}: ${text} ${roles[text]} on ${background}, ${ratio}`),
      );
    }),
  );
}

/** Lists the guaranteed contrasts that a theme breaks. Empty when all hold. */
function broken(theme: Theme): string[] {
  return schemes.flatMap((scheme) =>
    tones.flatMap((tone) => {
      const roles = theme.schemes[scheme][tone];
      return contrastPairs
        .filter((pair) => pair.tones?.includes(tone) ?? true)
        .filter((pair) => contrast(roles[pair.text], roles[pair.on]) < pair.ratio)
        .map(
          (pair) =>
            `${scheme} ${tone}: ${pair.text} ${roles[pair.text]} on ${pair.on} ${roles[pair.on]}, ${pair.ratio}`,
        );
    }),
  );
}

/**
 * Lists the text roles for more contrast that have neither the strong contrast nor the maximum that the background
 * allows.
 */
function weak(theme: Theme): string[] {
  return schemes.flatMap((scheme) =>
    tones.flatMap((tone) => {
      const roles = theme.schemes[scheme][tone];
      return [...strongRoles(roles)].flatMap(([role, text]) =>
        strongPairs
          .flatMap((pair) => (pair.text === role ? [pair.on] : []))
          .filter((background) => contrast(text, roles[background]) < strongRatio)
          .filter((background) => !/^#(000000|ffffff)$/.test(text) || contrast(text, roles[background]) < 4.5)
          .map(
            (background) =>
              `${scheme} ${tone}: ${role} ${text} on ${background} ${roles[background]} with more contrast`,
          ),
      );
    }),
  );
}

describe('createTheme', () => {
  it(`keeps every guaranteed contrast for ${triples} random colour triples`, { timeout: 120_000 }, () => {
    console.info(`theme: seed ${seed}`);
    fc.assert(
      fc.property(hex, hex, hex, (primary, secondary, accent) => {
        const theme = createTheme({ primary, secondary, accent });
        const faults = [...broken(theme), ...unreadable(theme), ...weak(theme)];
        if (faults.length > 0) throw new Error(faults.join('\n'));
      }),
      { numRuns: triples, seed, verbose: 1 },
    );
  });

  it.each([
    ['black', '#000000', '#000000', '#000000'],
    ['white', '#ffffff', '#ffffff', '#ffffff'],
    ['middle grey', '#777777', '#767676', '#787878'],
    ['one red', '#e53935', '#e53935', '#e53935'],
    ['neon', '#00ff00', '#ff00ff', '#00ffff'],
    ['yellow on yellow', '#ffff00', '#fff200', '#ffffee'],
    ['blue on blue', '#0000ff', '#0000fe', '#0101ff'],
    ['white on black', '#ffffff', '#000000', '#ffffff'],
    ['short hex', '#fa0', '#09f', '#fff'],
  ])('keeps every guaranteed contrast for %s', (_, primary, secondary, accent) => {
    const theme = createTheme({ primary, secondary, accent });
    expect([...broken(theme), ...unreadable(theme), ...weak(theme)]).toEqual([]);
  });

  it('keeps the editor’s colours when they are readable', () => {
    const { light, dark } = createTheme(defaultBrand).schemes;
    expect(light.page).toMatchObject({ brand: '#1a1a40', ink: '#1a1a40', highlight: '#dfbd69', surface: '#ffffff' });
    expect(light.brand).toMatchObject({ page: '#1a1a40', brand: '#dfbd69', 'highlight-text': '#dfbd69' });
    expect(light.highlight.page).toBe('#dfbd69');
    expect(dark.page).toMatchObject({ brand: '#dfbd69', highlight: '#dfbd69', 'highlight-text': '#dfbd69' });
  });

  it('throws for a value that is not a hex colour', () => {
    expect(() => createTheme({ ...defaultBrand, primary: 'red; } body { display: none' })).toThrow(RangeError);
  });
});

describe('themeCss', () => {
  const css = themeCss(createTheme(defaultBrand));

  it('sets the roles of every tone in the light and the dark scheme, chosen or preferred; dark on screens only', () => {
    for (const tone of tones) expect(css).toContain(`[data-tone=${tone}]`);
    expect(css).toContain('@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light])');
    expect(css).toMatch(/@media screen\{\[data-theme=dark\],.*\[data-theme=dark\] \[data-tone=brand\]\{/);
  });

  it('makes the prominent tone the brand’s in the light scheme and the lightest, paper, in the dark one', () => {
    const { light, dark } = createTheme(defaultBrand).schemes;
    expect(css).toContain(`[data-tone=brand],[data-tone=prominent]{color-scheme:dark;--page:${light.brand.page}`);
    expect(css).toContain(`[data-theme=dark] [data-tone=prominent]{color-scheme:light;--page:${dark.paper.page};`);
  });

  it('has stronger text and lines in the text colour for visitors who prefer more contrast', () => {
    const [usual = '', strong = ''] = css.split('@media (prefers-contrast: more)');
    expect(usual).not.toContain('!important');
    expect(strong).toContain('--ink-soft:var(--ink)!important');
    expect(strong).toContain('--scrim:var(--page)!important');
    const { light, dark } = createTheme(defaultBrand).schemes;
    expect(strong).toContain(`--danger:${strongRoles(light.page).get('danger')}`);
    expect(contrast(light.page['highlight-text'], light.page.sunk)).toBeLessThan(strongRatio);
    // A role that is already strong is not repeated, unless the strong light colour would override it.
    expect(strong).not.toContain(`--ink:${light.page.ink}`);
    for (const role of ['danger', 'highlight-text'] as const)
      expect(strong).toMatch(
        new RegExp(`\\{\\[data-theme=dark\\],[^{]*\\{[^}]*--${role}:${strongRoles(dark.page).get(role)}`),
      );
  });

  it('is small enough to be inlined in every page', () => {
    expect(css.length).toBeLessThan(12_000);
  });
});
