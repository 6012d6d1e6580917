import { defineConfig, type OxlintOverride } from 'oxlint';

const packages = ['ui', 'api', 'sections', 'flows', 'composer', 'app', 'server'] as const;
type Package = (typeof packages)[number];

const direction = 'Imports run one way: ui ← sections ← app, ui ← flows ← app, api ← sections, flows, app, server.';
const react =
  '^(?:react|react-dom|react-aria-components|styled-components|react-i18next|react-router|lucide-react)(?:/|$)';

/** A module that files must not import, and the reason. oxlint's regular expressions do not support look-ahead. */
type Forbidden = { message: string } & ({ regex: string } | { group: string[] });

interface ImportOptions {
  /** The paths of the files in `src`; all files by default. */
  files?: string[];
  forbidden?: Forbidden[];
  message?: string;
}

/**
 * Returns the rule for the imports of a package's files: the packages that they may import, and other modules that they
 * must not. The last rule that applies to a file replaces the others.
 */
function imports(
  own: Package,
  allowed: Package[],
  { files = ['**'], forbidden = [], message = direction }: ImportOptions = {},
): OxlintOverride {
  const others = packages.filter((name) => name !== own && !allowed.includes(name));
  const patterns = [
    { regex: `^@kermesse/(?:${others.join('|')})(?:/|$)`, message },
    {
      regex: String.raw`(?:^|/)\.\./(?:${packages.join('|')})/(?:src|demo|package\.json)`,
      message: 'Import another package through its exports: @kermesse/<package>/<entry>.',
    },
    ...forbidden,
  ];
  return {
    files: files.map((path) => `packages/${own}/src/${path}`),
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}

/** Returns a pattern that forbids the entries of packages, except some. */
const allEntriesExcept = (entries: Partial<Record<Package, string[]>>, message = direction): Forbidden => ({
  group: Object.entries(entries).flatMap(([name, allowed]) => [
    `@kermesse/${name}/**`,
    ...allowed.map((entry) => `!@kermesse/${name}/${entry}`),
  ]),
  message,
});

const noNetwork: Forbidden = {
  regex: '^(?:i18next|react-i18next|ky|msw|zod|react-router)(?:/|$)',
  message: 'ui must not use the network, the CMS or its own texts: pass them in as props.',
};
const serverImports = `${direction} The server may import only the theme, art, map drawing and load-once of ui, and the parsing of configurations of sections.`;
const noStyle = {
  propName: 'style',
  message:
    'A style attribute in server-rendered HTML breaks the content security policy: set a data attribute, or a CSS variable in an effect.',
};

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise', 'vitest'],
  jsPlugins: ['eslint-plugin-storybook'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
    perf: 'error',
  },
  ignorePatterns: [
    '**/dist',
    'examples',
    'bench/peers/astro',
    'bench/peers/next',
    'storybook-static',
    '**/*.generated.*',
    '.storybook/public',
  ],
  env: {
    builtin: true,
    browser: true,
    node: true,
  },
  settings: { react: { version: '19.3' }, 'jsx-a11y': { components: { TextLink: 'a', ButtonLink: 'a' } } },
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-var': 'error',
    'prefer-const': 'error',
    'no-new-func': 'error',
    'no-script-url': 'error',
    'no-param-reassign': 'error',
    'no-else-return': 'error',
    'no-await-in-loop': 'off',
    'no-alert': 'error',
    'max-lines': ['error', { max: 300 }],
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'start' }],
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/return-await': ['error', 'in-try-catch'],
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/button-has-type': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/no-danger': 'error',
    'react/no-array-index-key': 'off',
    'react/self-closing-comp': 'error',
    'react/jsx-no-useless-fragment': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-duplicates': 'error',
    'import/no-unassigned-import': 'off',
    'unicorn/prefer-node-protocol': 'error',
    'unicorn/throw-new-error': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'oxc/no-map-spread': 'off',
    'no-control-regex': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    'react/set-state-in-effect': 'off',
    'no-underscore-dangle': 'off',
    'promise/always-return': 'off',
    'typescript/consistent-return': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/expect-expect': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'react/exhaustive-effect-dependencies': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/unbound-method': 'off',
    'no-unmodified-loop-condition': 'off',
    'unicorn/prefer-set-has': 'off',
  },
  overrides: [
    {
      files: ['**/*.tsx'],
      rules: { 'unicorn/filename-case': ['error', { cases: { kebabCase: true, pascalCase: true } }] },
    },
    imports('ui', [], { forbidden: [noNetwork] }),
    imports('ui', [], {
      files: ['theme/**/*.ts', 'art/**/*.ts'],
      forbidden: [
        noNetwork,
        { regex: react, message: 'The server uses the theme and the art, too: they must not import React.' },
      ],
    }),
    imports('api', [], {
      forbidden: [
        { regex: react, message: 'The api package must not import React, except in its context and its hooks.' },
      ],
    }),
    imports('api', [], { files: ['client/context.ts', 'client/hooks/use-*.ts'] }),
    imports('sections', ['ui', 'api']),
    imports('sections', ['ui', 'api'], {
      files: ['schema/**', 'page/**', 'site/**', 'sections/*/section.ts'],
      forbidden: [
        allEntriesExcept({ ui: ['theme', 'art', 'image', 'map-drawing'] }),
        { regex: react, message: 'The server imports schemas, pages and sites: they must not import React.' },
      ],
    }),
    imports('flows', ['ui', 'api']),
    imports('composer', ['ui', 'api', 'sections'], {
      message: 'The composer may import only ui, api and sections; only the app and Storybook may import it.',
    }),
    imports('app', ['ui', 'api', 'sections', 'flows', 'composer']),
    imports('server', ['ui', 'api', 'sections'], {
      message: serverImports,
      forbidden: [
        allEntriesExcept(
          {
            ui: ['theme', 'art', 'art/raster', 'image', 'load-once', 'map-data', 'map-drawing'],
            sections: [
              'art',
              'calendar',
              'schema',
              'schemas',
              'faults',
              'locale',
              'page',
              'page-registry',
              'site',
              'networks',
              'sanitize',
              'uploaded',
            ],
          },
          serverImports,
        ),
        {
          regex: react,
          message: "The server must not import React: it renders views through the app's built server entry.",
        },
      ],
    }),
    {
      files: ['packages/{ui,sections,flows,app}/src/**/*.tsx'],
      rules: {
        'react/forbid-dom-props': [
          'error',
          {
            forbid: [noStyle],
          },
        ],
        'react/forbid-component-props': [
          'error',
          {
            forbid: [noStyle],
          },
        ],
      },
    },
    {
      files: ['packages/{ui,sections,flows,composer,app,api}/src/**'],
      rules: { 'no-console': 'error' },
    },
    {
      files: ['**/*.stories.tsx'],
      rules: {
        'import/no-default-export': 'off',
        'react/forbid-dom-props': 'off',
        'react/forbid-component-props': 'off',
        'react/rules-of-hooks': 'off',
        'storybook/await-interactions': 'error',
        'storybook/context-in-play-function': 'error',
        'storybook/default-exports': 'error',
        'storybook/hierarchy-separator': 'error',
        'storybook/no-redundant-story-name': 'error',
        'storybook/prefer-pascal-case': 'error',
        'storybook/story-exports': 'error',
        'storybook/use-storybook-expect': 'error',
        'storybook/use-storybook-testing-library': 'error',
        'storybook/no-uninstalled-addons': 'off',
      },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/*.e2e.ts'],
      rules: {
        'no-script-url': 'off',
        'typescript/no-non-null-assertion': 'off',
        'no-console': 'off',
      },
    },
    {
      files: [
        '*.config.ts',
        'packages/*/*.config.ts',
        '.storybook/*.ts',
        '.storybook/*.tsx',
        'scripts/lib/summary-reporter.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    { files: ['.storybook/testing/**'], rules: { 'vitest/no-standalone-expect': 'off' } },
    { files: ['packages/sections/src/render/PageSections.tsx'], rules: { 'react/no-danger': 'off' } },
    {
      files: ['packages/ui/src/KermesseProvider/use-provider-check.ts'],
      rules: { 'no-console': ['error', { allow: ['warn'] }] },
    },
    {
      files: ['packages/sections/src/sections/*/View.tsx'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['scripts/**/*.mjs'],
      rules: {
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-argument': 'off',
      },
    },
  ],
});
