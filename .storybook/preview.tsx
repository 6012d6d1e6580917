import type { Loader, Preview } from '@storybook/react-vite';
import { clearAllMocks, configure } from 'storybook/test';
import { isDefaultBrand } from './art.ts';
import { addPropTypes } from './describe/add-prop-types.ts';
import { argTypesOf, commentOf } from './describe/described.ts';
import { snippetOf, type SnippetContext } from './describe/snippet.ts';
import { toolbarGlobalsOf } from './globals.ts';
import { loadStoryTexts } from './i18n.ts';
import { argsInLanguage } from './in-language.ts';
import { Stage } from './Stage.tsx';
import { isTest } from './testing/is-test.ts';
import { pauseSlides } from './testing/pause-slides.ts';
import { setShownStory } from './testing/shown-story.ts';
import { viewports } from './viewports.ts';

// A failing query reports only its message: the whole document would hide it.
configure({
  // A generous timeout: code that loads on first use may be slow on a busy machine.
  asyncUtilTimeout: 10_000,
  getElementError: (message) => new Error(message ?? 'No matching element found'),
});

let worker = isTest ? import('./worker.ts') : undefined;

/**
 * Loads the mocks with the first story that has some or that shows the illustrations of another brand. Tests always
 * load them, so that every request is mocked.
 */
const mock: Loader = async (context) => {
  if (context.parameters['msw'] !== undefined || !isDefaultBrand(toolbarGlobalsOf(context.globals).brand))
    worker ??= import('./worker.ts');
  return (await worker)?.mock(context);
};

/** Loads the texts of the toolbar's language. */
const texts: Loader = async ({ globals }) => {
  await loadStoryTexts(toolbarGlobalsOf(globals).locale);
};

/**
 * Removes what earlier stories have left: the calls of spies, announcements, and what the tab stores, except for
 * Storybook.
 */
function forgetEarlierStories(): void {
  clearAllMocks();
  for (const region of document.querySelectorAll('[data-announcer]')) region.replaceChildren();
  for (const key of Object.keys(sessionStorage)) if (!key.includes('storybook')) sessionStorage.removeItem(key);
}

const notPublished = '// Part of the site: no package exports this component.';

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', locale: 'en', direction: 'ltr', brand: 'kermesse' },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: {
        title: 'Theme',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'fr', right: 'fr', title: 'Français' },
          { value: 'en', right: 'en', title: 'English' },
        ],
      },
    },
    direction: {
      description: 'Left to right, or right to left',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    // The toolbar has a tool of our own for it (manager/BrandTool.tsx).
    brand: { description: 'Brand colours: the name of a preset, or three hex colours joined by hyphens' },
  },
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      options: {
        // Tests do not need the list of passed rules. axe would wait half a second for each iframe, in which it is not.
        ...(isTest && { resultTypes: ['violations'], iframes: false }),
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        rules: {
          'target-size': { enabled: true },
          // A story is a part of a page: landmarks and the first heading belong to the page.
          region: { enabled: false },
          'page-has-heading-one': { enabled: false },
        },
      },
    },
    viewport: { options: viewports },
    // The screenshots of Chromatic: each language and each theme, at a narrow and a wide width.
    chromatic: {
      modes: {
        'fr light 1280': { locale: 'fr', theme: 'light', viewport: 'w1280' },
        'en dark 1280': { locale: 'en', theme: 'dark', viewport: 'w1280' },
        'fr dark 360': { locale: 'fr', theme: 'dark', viewport: 'w360' },
        'en light 360': { locale: 'en', theme: 'light', viewport: 'w360' },
      },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      toc: { headingSelector: 'h2:not(.sbdocs-subtitle)' },
      renderer: async () => (await import('./docs/renderer.ts')).loadDocsRenderer(),
      codePanel: true,
      extractArgTypes: argTypesOf,
      extractComponentDescription: commentOf,
      source: {
        // scripts/docs/snippets.test.ts checks the code of every story. Tests of stories need no code.
        type: isTest ? 'code' : 'dynamic',
        language: 'tsx',
        transform: (_: string, context: SnippetContext) => snippetOf(context) ?? notPublished,
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          ['Kermesse', 'Get started', 'Section contract', 'Other names', 'Reviewing'],
          'Foundations',
          ['Colour', 'Type', 'Space', 'Motion', 'Icons', 'Artwork', 'Tokens', 'Voice'],
          'Brand playground',
          'Components',
          'Sections',
          ['*', 'Parts'],
          'Flows',
          'Shell',
          'Composer',
          'Emails',
          'Pages',
          ['Home', 'Content page', 'Contact', 'Not found'],
        ],
      },
    },
  },
  argTypesEnhancers: [addPropTypes],
  loaders: [mock, texts],
  beforeEach: [forgetEarlierStories, setShownStory, pauseSlides],
  decorators: [
    (Story, context) => {
      const { globals, viewMode } = context;
      const { scheme, locale, brand } = toolbarGlobalsOf(globals);
      document.documentElement.dataset['theme'] = scheme;
      const rightToLeft = globals['direction'] === 'rtl';
      const text = { lang: locale, dir: rightToLeft ? 'rtl' : 'ltr' };
      // The prose of a docs page stays English, whatever the language of the rendered story.
      const isPartOfDocs = viewMode === 'docs';
      if (!isPartOfDocs) Object.assign(document.documentElement, text);
      const story = <Story args={argsInLanguage(context)} />;
      return (
        <Stage brand={brand} locale={locale} rightToLeft={rightToLeft}>
          {isPartOfDocs ? <div {...text}>{story}</div> : story}
        </Stage>
      );
    },
  ],
};

export default preview;
