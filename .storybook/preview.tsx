import type { Loader, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { isDefaultBrand } from './art.ts';
import { argTypesOf, commentOf } from './describe/described.ts';
import { snippetOf, type SnippetContext } from './describe/snippet.ts';
import { choiceOf } from './globals.ts';
import { argsInLanguage } from './in-language.ts';
import { Stage } from './Stage.tsx';
import { isTest } from './testing/is-test.ts';
import { pauseSlides } from './testing/pause-slides.ts';
import { keepShownStory } from './testing/shown-story.ts';
import { viewports } from './viewports.ts';

// A failing query says what it looked for; the whole document it looked in drowns it.
configure({
  // Code that comes with the first use may take its time on a busy machine.
  asyncUtilTimeout: 10_000,
  getElementError: (message) => new Error(message ?? 'no such element'),
});

let worker = isTest ? import('./worker.ts') : undefined;

/**
 * Mocks are loaded with the first story that has some, or shows the art of another brand. Tests have them always, so that
 * no story asks without.
 */
const mock: Loader = async (context) => {
  if (context.parameters['msw'] !== undefined || !isDefaultBrand(choiceOf(context.globals).brand))
    worker ??= import('./worker.ts');
  return (await worker)?.mock(context);
};

const notPublished = '// A part of the site: no package exports it.';

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
    // Its tool in the toolbar is Kermesse's own (manager/BrandTool.tsx).
    brand: { description: 'Brand colours: the name of a preset, or three hex colours joined by hyphens' },
  },
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      options: {
        // In a test nobody reads the list of what is right.
        ...(isTest && { resultTypes: ['violations'] }),
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        rules: {
          'target-size': { enabled: true },
          // A story is a part of a page: the landmarks and the first heading belong to the page.
          region: { enabled: false },
          'page-has-heading-one': { enabled: false },
        },
      },
    },
    viewport: { options: viewports },
    // What Chromatic takes pictures of: each language and each theme, on a phone and on a desktop.
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
      toc: { headingSelector: 'h2' },
      renderer: async () => (await import('./docs/renderer.ts')).createRenderer(),
      codePanel: true,
      extractArgTypes: argTypesOf,
      extractComponentDescription: commentOf,
      source: {
        // scripts/docs/snippets.test.ts reads the code of every story; tests of stories need none.
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
          ['Kermesse', 'Get started', 'Other names', 'Reviewing'],
          'Foundations',
          ['Colour', 'Type', 'Space', 'Motion', 'Icons', 'Artwork', 'Tokens', 'Voice'],
          'Brand playground',
          'Components',
          'Sections',
          ['*', 'Parts'],
          'Flows',
          'Shell',
          'Composer',
          'Mails',
          'Pages',
          ['Home', 'Content page', 'Contact', 'Not found'],
        ],
      },
    },
  },
  loaders: [mock],
  beforeEach: [keepShownStory, pauseSlides],
  decorators: [
    (Story, context) => {
      const { globals } = context;
      const { scheme, locale, brand } = choiceOf(globals);
      document.documentElement.dataset['theme'] = scheme;
      document.documentElement.lang = locale;
      const rightToLeft = globals['direction'] === 'rtl';
      document.documentElement.dir = rightToLeft ? 'rtl' : 'ltr';
      return (
        <Stage brand={brand} locale={locale} rightToLeft={rightToLeft}>
          <Story args={argsInLanguage(context)} />
        </Stage>
      );
    },
  ],
};

export default preview;
