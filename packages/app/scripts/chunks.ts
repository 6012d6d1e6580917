/** Returns a pattern of module paths. Each part is a regular expression whose `/` also matches a backslash. */
const paths = (...parts: string[]) =>
  new RegExp(parts.map((part) => part.replaceAll('/', String.raw`[\\/]`)).join('|'));

/**
 * How the browser's code is divided into files (`codeSplitting.groups` of Rolldown). Each file costs a request and is
 * read twice (decision 100): modules that are needed together share one. A module belongs to the matching group with
 * the highest priority, and brings along its imports that no other group has. Modules without a group share a file when
 * the same pages need them.
 */
export const chunks = [
  {
    // Animations without React. They must not import React, and must be bundled only once.
    name: 'motion',
    priority: 3,
    test: paths('sections/src/motion/(?!start)', String.raw`sections/src/carousel/(?:pause|rotation|slides)\.ts`),
  },
  {
    // What both entries need, such as the helper of every dynamic import.
    name: 'preload',
    priority: 3,
    test: paths(
      'vite/preload-helper',
      'src/loader/(?:fetch-code|import-with-styles|first-screen|loader-data|presses/early)',
      'sections/src/sections/event-schedule/swipe',
      'src/preferences/year-cookie',
      'ui/src/(?:loading/saves-data|theme/shown-theme)',
    ),
  },
  { name: 'zod', priority: 3, test: paths('node_modules/zod/') },
  {
    // What hydrates every page, and modules of a few lines that several other files need.
    name: 'core',
    priority: 2,
    test: paths(
      String.raw`app/src/entry\.browser\.tsx$`,
      'api/src/operation/error-codes',
      'api/src/schemas/common/record',
      'flows/src/(?:form/unsaved/unsaved-blocker|site/|unprovided)',
      'ui/src/loading/use-is-hydrated',
    ),
  },
  {
    // The news, which every page loads.
    name: 'news',
    priority: 2,
    test: paths(
      String.raw`api/src/(?:client/load-news|operation/parse-output|schemas/common/translatable)\.ts$`,
      String.raw`api/src/.*/news-[^/]+\.schema\.ts$`,
    ),
  },
  {
    // The schemas of all other operations, some 250 bytes each.
    name: 'schemas',
    priority: 1,
    test: paths(String.raw`api/src/.*\.schema\.ts$`),
  },
  {
    // The part of React Aria that most components need.
    name: 'aria',
    priority: 1,
    test: paths('node_modules/(?:@react-(?:aria|stately)|react-aria|react-stately)/'),
    minShareCount: 9,
  },
  {
    // The small components that most sections need: each alone is smaller than the headers of its response.
    name: 'parts',
    minShareCount: 2,
    test: paths(
      'ui/src/(?:ButtonLink|Container|Emphasis|Frame|Icon|IconButton|Rosette|Rule|SmallCaps|TextLink|VisuallyHidden)/',
      'ui/src/(?:Avatar/initials|theme/notched-corners)',
      'sections/src/text/(?:ActionLink|SectionHead|SectionTitle|phone-href)',
    ),
  },
  {
    // A button, and the calls that it starts.
    name: 'buttons',
    test: paths('ui/src/(?:Button|SubmitButton)/', 'api/src/client/hooks/use-call'),
  },
  { name: 'icons', minShareCount: 2, test: paths('node_modules/lucide-react/') },
  {
    // What account forms share.
    name: 'forms',
    minShareCount: 3,
    test: paths(
      'flows/src/(?:failures|form|keptInput|passwordField|profileForm|authFrame)/',
      'flows/src/humanCheck/use-proof',
      'ui/src/(?:TextArea/|Checkbox/choice)',
    ),
  },
];
