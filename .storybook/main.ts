import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import type { IndexEntry, Manifests } from 'storybook/internal/types';
import { mergeConfig, type Rolldown } from 'vite';
import { fontCss } from '../packages/ui/src/fonts/fonts.ts';
import { viteBase } from '../vite.base.ts';
import { describeComponents } from './describe/plugin.ts';
import { minifyManager } from './manager/minify-manager.ts';
import { baseOf } from './source.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** MSW's service worker must be of the installed version, so it is copied from the package rather than kept. */
function placeWorker() {
  const source = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  const target = here('./public/mockServiceWorker.js');
  mkdirSync(here('./public'), { recursive: true });
  if (existsSync(target) && readFileSync(source).equals(readFileSync(target))) return;
  copyFileSync(source, target);
}

placeWorker();

/** Libraries mark their modules "use client", which means nothing to a build without server components. */
const onLog: NonNullable<Rolldown.InputOptions['onLog']> = (level, log, handle) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
};

const patterns = ['./*/*.{mdx,stories.tsx}', '../packages/*/src/**/*.stories.tsx', '../packages/*/src/**/*.mdx'];

/** Where sources can be read: STORYBOOK_SOURCE_URL, else what package.json says of the repository; else nowhere. */
function sourceBase(): string {
  const { repository } = JSON.parse(readFileSync(here('../package.json'), 'utf8')) as { repository?: unknown };
  return process.env['STORYBOOK_SOURCE_URL'] ?? baseOf(repository) ?? '';
}

/** The open entry of the sidebar, in colours that the manager sets. */
const selected = `.sidebar-item[data-selected='true'],.sidebar-item[data-selected='true']:hover{background:var(--selected)!important}
.sidebar-item[data-selected='true'] :is(a,button,svg){color:var(--on-selected)!important}`;

/**
 * A story that is on its way is no white sheet at night. Opened outside of Storybook's frame, a story would ask for an
 * icon that is not there.
 */
const previewHead = `<style>.sb-preparing-story,.sb-preparing-docs{background:none!important}</style>
<link rel="icon" href="./icon.svg">`;

/** `StorybookConfig` does not have it yet. */
interface Manifesting {
  experimental_manifests: (
    found: Manifests | undefined,
    options: { manifestEntries: IndexEntry[] },
  ) => Promise<Manifests>;
}

const config: StorybookConfig & Manifesting = {
  framework: '@storybook/react-vite',
  // Storybook warns of a pattern that finds nothing.
  stories: patterns.filter((pattern) => globSync(pattern, { cwd: here('.') }).length > 0),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', '@storybook/addon-mcp'],
  // Its types of props are TypeScript's (describe/plugin.ts). What Storybook has for them brings a parser of JavaScript.
  previewAnnotations: (found = []) => found.filter((file) => !JSON.stringify(file).includes('entry-preview-argtypes')),
  staticDirs: [
    '../packages/app/public',
    './public',
    { from: '../packages/app/public/icon.svg', to: '/favicon.svg' },
  ].filter((place) => existsSync(here(typeof place === 'string' ? place : place.from))),
  env: (known) => ({ ...known, STORYBOOK_SOURCE_URL: sourceBase() }),
  previewHead: (head) => `${head}${previewHead}`,
  managerHead: (head) => `${head}<style>${fontCss}${selected}</style>`,
  // `describeComponents` reads the props, by TypeScript's own checker.
  typescript: { reactDocgen: false },
  // What Storybook reads of components by itself gives way to what docs pages show: props by TypeScript, guides, code.
  // Its code loads Storybook's own `expect`, which tests may not have beside theirs.
  experimental_manifests: async (found = {}, { manifestEntries }) =>
    (await import('./describe/manifest.ts')).manifestsOf(found, manifestEntries),
  // The headings of written pages are found by the search (welcome/OtherNames.mdx).
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => {
    // Storybook's framework brings React's plugin; of the shared part it needs the rest.
    const { oxc, worker } = viteBase();
    const plugins = [describeComponents({ types: process.env['VITEST'] === undefined }), minifyManager()];
    return mergeConfig(vite, {
      plugins,
      oxc,
      worker,
      build: { chunkSizeWarningLimit: 4000, rolldownOptions: { onLog } },
    });
  },
};

export default config;
