import { escapeHtml } from '@kermesse/api/schemas/common/escape-html';
import { fontCss } from '@kermesse/ui/fonts';
import { createTheme, defaultBrand, themeCss } from '@kermesse/ui/theme';
import { withImports, type Manifest } from '../document/assets.ts';
import type { RenderedDocument } from '../document/document.ts';
import { embedJson } from '../document/html.ts';
import { insertedStyles } from '../document/styles.ts';
import type { Locale } from '../links/links.ts';

/** The documents of the composer: the composer itself, and the page in its preview frames. */
export type Tool = 'composer' | 'preview';

export interface ToolInput {
  tool: Tool;
  locale: Locale;
  theme: 'auto' | 'light' | 'dark';
  /** `dist/composer/.vite/manifest.json`. */
  manifest: unknown;
  settings: { apiKey: string; editor: boolean };
}

const titles = { fr: 'L’atelier · Kermesse', en: 'The composer · Kermesse' };

/**
 * Writes a document of the composer. The composer keeps its own colours, whatever the site's: an editor who tries
 * colours must still be able to read the tool. The browser renders it; search engines have nothing to index.
 *
 * @throws when the manifest lacks the entry: the build is broken.
 */
export function writeComposerDocument({ tool, locale, theme, manifest, settings }: ToolInput): RenderedDocument {
  const chunks = manifest as Manifest;
  const [entry, ...rest] = withImports(chunks, `src/composer/entry.${tool}.tsx`);
  if (entry === undefined)
    throw new Error(`the composer's manifest has no entry for ${tool}: run \`npm run build\` again`);
  // The page in a frame uses the colours of its site only; they arrive with the page.
  const css = tool === 'preview' ? fontCss : fontCss + themeCss(createTheme(defaultBrand));
  const preloads = rest.map((file) => `<link rel="modulepreload" href="/${escapeHtml(file)}">`).join('');
  const attributes = `lang="${locale}"${theme === 'auto' ? '' : ` data-theme="${theme}"`}`;
  const noScript = locale === 'fr' ? 'L’atelier a besoin de JavaScript.' : 'The composer needs JavaScript.';
  const html = `<!doctype html><html ${attributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${titles[locale]}</title><link rel="icon" href="/icon.svg" type="image/svg+xml"><style>${css}</style>${preloads}<script type="module" src="/${escapeHtml(entry)}"></script></head><body><div id="root"></div><noscript>${noScript}</noscript><script type="application/json" id="settings">${embedJson(settings)}</script></body></html>`;
  return { html, inlineScripts: [], inlineStyles: [css, ...insertedStyles] };
}
