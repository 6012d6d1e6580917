import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { BaseSequencer, type BrowserCommand, type TestSpecification } from 'vitest/node';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { browserDependencies } from './scripts/lib/browser-dependencies.ts';
import { findChromium, findHeadlessShell } from './scripts/lib/chromium.mjs';
import { baselineState, compareExactly, compareLoosely, equalsBaseline } from './scripts/lib/screenshots.ts';
import { viteBase } from './vite.base.ts';

const root = import.meta.dirname;
/** The cores that tests use. */
const cores = Math.min(availableParallelism(), 8);
const dependencies = [
  ...browserDependencies(root),
  'react/jsx-dev-runtime',
  'react-dom/client',
  'axe-core',
  'aria-query',
];
const screenshots = join(root, 'screenshots');
const chromium = findChromium();
const shell = findHeadlessShell();
const hash = (list: string[]) => createHash('sha256').update(list.join()).digest('hex').slice(0, 10);
/**
 * Whether baselines are being updated. They are then compared exactly: one that only passes the loose comparison must
 * be retaken.
 */
const updating = process.argv.some((argument) => /^(-u|--update)(=|$)/.test(argument));
const baselines = chromium && !updating ? baselineState(screenshots, chromium) : undefined;

if (baselines && !baselines.exact) {
  const { now, recorded } = baselines;
  console.log(
    `Screenshots were made with Chromium ${recorded?.version} on ${recorded?.platform}, but this is ${now.version} on ` +
      `${now.platform}: the comparison is loose.`,
  );
}

/**
 * Keeps bundled dependencies in a cache folder named after their list, so that a run with another list, or a
 * simultaneous run, never replaces files that are in use.
 */
const ownCache: Plugin = {
  name: 'kermesse:cache',
  enforce: 'post',
  config: () => ({ cacheDir: join(root, 'node_modules', '.cache', 'kermesse', `tests-${hash(dependencies)}`) }),
};

/** Registers the tests of stories through `registerStory`, which chooses their language. */
const storiesInTurn: Plugin = {
  name: 'kermesse:stories-in-turn',
  enforce: 'post',
  transform(code, id) {
    if (!code.includes('addon-vitest/internal/test-utils')) return undefined;
    const test = /\b_test\d*\(\s*("(?:[^"\\]|\\.)*"),\s*_testStory\d*\(/g;
    const changed = code.replaceAll(test, '__registerStory(_test, $1, _testStory, (');
    if (changed === code)
      throw new Error(
        `${id}: Storybook's transform contains no test of a story that storiesInTurn recognizes. Adapt its pattern in vitest.config.ts.`,
      );
    const from = join(root, '.storybook/testing/in-one-language.ts');
    return `import { registerStory as __registerStory } from ${JSON.stringify(from)};\n${changed}`;
  },
};

const launchArguments = [
  '--no-sandbox',
  '--disable-quic',
  // Without a graphics card the software renderer draws a frame faster than emulated GL.
  '--disable-gpu',
  // A page runs hundreds of stories: with more space for new objects, it collects garbage less often.
  '--js-flags=--min-semi-space-size=32 --max-semi-space-size=64',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=slight',
  '--force-color-profile=srgb',
];

/** Moves the browser's mouse pointer out of the page. */
const movePointerOut: BrowserCommand = ({ page }) => page.mouse.move(-10, -10);

/** On CI machines, which may be busy, a story is retried once. Flaky stories are listed at the end (decision 42). */
const retry = process.env['CI'] ? 1 : 0;

const stories: TestProjectInlineConfiguration = {
  extends: true,
  optimizeDeps: { include: dependencies },
  server: { hmr: { overlay: false } },
  plugins: [storybookTest({ configDir: join(root, '.storybook') }), storiesInTurn, ownCache],
  test: {
    name: 'stories',
    isolate: false,
    testTimeout: 60_000,
    retry,
    setupFiles: ['.storybook/testing/setup.ts'],
    sequence: { groupOrder: 1 },
    browser: {
      enabled: true,
      headless: true,
      // The first run in a clone also bundles the dependencies.
      connectTimeout: 180_000,
      screenshotFailures: false,
      // The viewport of stories without one of their own. Otherwise each file would begin with Vitest's default.
      viewport: { width: 1200, height: 900 },
      provider: playwright({
        launchOptions: { executablePath: shell, args: launchArguments },
        contextOptions: { locale: 'fr-FR', timezoneId: 'Africa/Lome' },
      }),
      instances: [
        { browser: 'chromium', name: 'stories', provide: { everyLanguage: process.env['EVERY_LANGUAGE'] === '1' } },
      ],
      commands: { equalsBaseline: equalsBaseline(screenshots), movePointerOut },
      expect: {
        toMatchScreenshot: {
          comparators: { exact: compareExactly, loose: compareLoosely },
          comparatorName: baselines?.exact === false ? 'loose' : 'exact',
          comparatorOptions: {},
          resolveScreenshotPath: ({ arg, ext }) => join(screenshots, `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) => join(root, '.vitest-attachments', `${arg}${ext}`),
        },
      },
    },
  },
};

/** Files that take long although they are short. Without results of an earlier run, Vitest starts large files first. */
const longFiles = ['server/src/platform/operations/contract.test.ts'];

/** Starts the long files first, so that no worker is left with one at the end. */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longFiles.some((name) => moduleId.endsWith(name));
    const sorted = await BaseSequencer.prototype.sort.call(this, files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  ...viteBase(),
  test: {
    sequence: { sequencer: LongFilesFirst },
    reporters: ['default', './scripts/lib/summary-reporter.ts'],
    // One more than the cores: each worker waits for timers and pages an eighth of the time.
    maxWorkers: cores + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          setupFiles: 'scripts/lib/restore-globals.ts',
          // Files share a worker and its modules, which halves the processor time.
          isolate: false,
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          // Generous: some tests read every file, and the machine may do other work.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 0 },
        },
      },
      stories,
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          isolate: false,
          // Measurements without a small variant take long: only `npm run figures` runs them.
          include: ['packages/*/e2e/**/*.e2e.ts', ...(process.env['FIGURES'] ? ['packages/*/e2e/**/*.figure.ts'] : [])],
          globalSetup: 'packages/server/e2e/support/global-setup.ts',
          setupFiles: 'packages/server/e2e/support/remove-folders.ts',
          // Servers that tests start use compiled modules from the cache.
          env: {
            ...(shell && { CHROME_PATH: shell }),
            NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'kermesse', 'compiled'),
          },
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // Generous timeouts: CI machines may be busy. Finding an element takes processor time at each look.
          expect: { poll: { timeout: 30_000, interval: 200 } },
          // After the stories: in parallel, the two compete for the processors and take longer than one after the other.
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});

declare module '@vitest/browser/context' {
  interface ScreenshotComparatorRegistry {
    exact: Record<string, never>;
    loose: Record<string, never>;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    equalsBaseline: (file: string) => Promise<boolean>;
    movePointerOut: () => Promise<void>;
  }
}
