import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import type { IndexEntry, Indexer, Manifests } from 'storybook/internal/types';
import { mergeConfig, type Rolldown } from 'vite';
import { fontCss } from '../packages/ui/src/fonts/fonts.ts';
import { createTheme, defaultBrand } from '../packages/ui/src/theme/theme.ts';
import { viteBase } from '../vite.base.ts';
import { describeComponents } from './describe/plugin.ts';
import { minifyManager } from './manager/minify-manager.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Copies MSW's service worker from the package, because its version must match the installed one. */
function placeWorker() {
  const source = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  const target = here('./public/mockServiceWorker.js');
  mkdirSync(here('./public'), { recursive: true });
  if (existsSync(target) && readFileSync(source).equals(readFileSync(target))) return;
  copyFileSync(source, target);
}

placeWorker();

/** Ignores warnings about "use client" directives of libraries, which have no effect without server components. */
const onLog: NonNullable<Rolldown.InputOptions['onLog']> = (level, log, handle) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
};

/** The styles of the selected entry of the sidebar. The manager sets the colours. */
const selected = `.sidebar-item[data-selected='true'],.sidebar-item[data-selected='true']:hover{background:var(--selected)!important}
.sidebar-item[data-selected='true'] :is(a,button,svg){color:var(--on-selected)!important}`;

const dark = createTheme(defaultBrand).schemes.dark.page.page;

/**
 * Keeps a document whose theme is dark from being white until its story or docs page is loaded. The icon is for a story
 * that is opened outside of Storybook's own frame.
 */
const previewHead = `<style>
.sb-preparing-story,.sb-preparing-docs{background:none!important}
[data-preparing-theme=dark]{color-scheme:dark}
[data-preparing-theme=dark]:has(.sb-show-preparing-story,.sb-show-preparing-docs){background:${dark}}
</style>
<script>if(/[=;]theme:dark/.test(decodeURIComponent(location.search)))document.documentElement.dataset.preparingTheme='dark'</script>
<link rel="icon" href="./icon.svg">`;

const summary = 'The design system of Kermesse: components, sections, flows and pages, in French and English.';

/** The description of the Storybook for search engines, and its card for social networks. */
const description = `<meta name="description" content="${summary}">
<meta property="og:type" content="website">
<meta property="og:title" content="Kermesse design system">
<meta property="og:description" content="${summary}">
<meta property="og:image" content="./social-card.jpg">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">`;

/** Whether Storybook is built, and not the development server or a test. */
const isBuild = process.env['NODE_ENV'] === 'production';

/**
 * Returns an indexer that leaves out stories without a place in the sidebar, which are tests only. It keeps the page
 * inside the composer's frames.
 */
const withoutTests = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (...args) =>
    (await indexer.createIndex(...args)).filter(({ tags = [] }) => !tags.includes('!dev') || tags.includes('frame')),
});

/** Options that the type `StorybookConfig` does not contain yet. */
interface MoreOptions {
  /** The title of Storybook's own page, before “ - Storybook”. */
  title: string;
  experimental_indexers: (indexers?: Indexer[]) => Indexer[];
  experimental_manifests: (
    found: Manifests | undefined,
    options: { manifestEntries: IndexEntry[] },
  ) => Promise<Manifests>;
}

/**
 * Modules that many pages share, together in one file each. Without them a docs page loads hundreds of files of a few
 * hundred bytes.
 */
const codeSplitting: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    { name: 'texts-fr', test: /\/texts\.fr\.json$/ },
    { name: 'texts-en', test: /\/texts\.en\.json$/ },
    { name: 'icons', test: /\/lucide-react\//, minShareCount: 2 },
    {
      name: 'react-aria',
      test: /\/node_modules\/(?:@react-|@internationalized|react-aria|react-stately)/,
      minShareCount: 20,
      entriesAware: true,
      entriesAwareMergeThreshold: 24_000,
    },
    {
      name: 'ui',
      test: /\/packages\/ui\/src\//,
      minShareCount: 20,
      entriesAware: true,
      entriesAwareMergeThreshold: 24_000,
    },
    // Every page imports the list of languages and the check for objects, but few pages import schemas.
    { name: 'common', test: /\/packages\/api\/src\/schemas\/common\/(?:locale|record)\.ts$/ },
    { name: 'api', test: /\/packages\/api\/src\//, minShareCount: 60 },
  ],
};

/** The file of a shared chunk is named after its group, without the list of the pages that share it. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split('~', 1)[0]}-[hash].js`;

const config: StorybookConfig & MoreOptions = {
  framework: '@storybook/react-vite',
  title: 'Kermesse design system',
  stories: ['./*/*.{mdx,stories.tsx}', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-mcp',
    // Runs tests from the sidebar, which needs the development server.
    ...(isBuild ? [] : ['@storybook/addon-vitest']),
  ],
  // The built list of stories is loaded before anything is shown. Tests are a fifth of it.
  experimental_indexers: (indexers: Indexer[] = []) => (isBuild ? indexers.map(withoutTests) : indexers),
  // Props are read by TypeScript (describe/plugin.ts). Storybook's own extraction would load a JavaScript parser.
  previewAnnotations: (found = []) => found.filter((file) => !JSON.stringify(file).includes('entry-preview-argtypes')),
  staticDirs: [
    '../packages/app/public',
    './public',
    { from: './docs/thumbnails', to: '/thumbnails' },
    { from: './manager/social-card.jpg', to: '/social-card.jpg' },
    { from: '../packages/app/public/icon.svg', to: '/favicon.svg' },
  ],
  previewHead: (head) => `${head}${previewHead}`,
  managerHead: (head) => `${head}${description}<style>${fontCss}${selected}</style>`,
  // `describeComponents` reads the props with TypeScript's own checker.
  typescript: { reactDocgen: false },
  // Replaces Storybook's own extraction with the content of docs pages: props by TypeScript, guides, code. Imported on
  // demand, because it loads Storybook's own `expect`, which must not load beside the one of tests.
  experimental_manifests: async (found = {}, { manifestEntries }) =>
    (await import('./describe/manifest.ts')).manifestsOf(found, manifestEntries),
  // The search finds the headings of MDX pages (welcome/OtherNames.mdx).
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => {
    // Storybook's framework adds React's plugin. Only the rest of the shared configuration is needed.
    const { oxc, worker } = viteBase();
    const plugins = [describeComponents({ types: process.env['VITEST'] === undefined }), minifyManager()];
    return mergeConfig(vite, {
      plugins,
      oxc,
      worker,
      build: { chunkSizeWarningLimit: 4000, rolldownOptions: { onLog, output: { chunkFileNames, codeSplitting } } },
    });
  },
};

export default config;
