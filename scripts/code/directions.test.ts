import { expect, test } from 'vitest';
import { physicalSides } from './source-rules.ts';
import { findFiles, readText } from '../lib/sources.ts';

/** Files that may use physical directions, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'packages/app/src/shell/Logo/Logo.tsx': 'the drawing belongs to the Latin letters of the name',
  'packages/composer/src/controls/TouchDrag.tsx': 'follows the coordinates of a pointer',
  'packages/ui/src/Dialog/dialog.styles.ts': 'the same drawing in all four corners',
  'packages/ui/src/ProgressBar/ProgressBar.tsx': 'the whole drawing is mirrored',
  'packages/ui/src/loading/sweep.ts': 'a symmetric gradient',
};

const sources = findFiles('packages/*/src/**/*.{ts,tsx}');
const physicalIn = (file: string) => physicalSides(readText(file), file);

test('styles follow the direction of the text: logical sides, and --forward in gradients and movements', () => {
  expect(sources.filter((file) => !(file in exceptions)).flatMap(physicalIn)).toEqual([]);
});

test('each exception is needed', () => {
  expect(Object.keys(exceptions).filter((file) => physicalIn(file).length === 0)).toEqual([]);
});
