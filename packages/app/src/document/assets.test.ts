import { expect, it } from 'vitest';
import { assetsFromManifest } from './assets.ts';

it('lists the entry module and its static imports for each language', () => {
  const manifest = {
    'src/entry.browser.tsx': { file: 'assets/entry.js', imports: ['_react.js'] },
    'src/entry.reader.ts': { file: 'assets/reader.js', imports: ['_motion.js'] },
    '_motion.js': { file: 'assets/motion.js' },
    '_react.js': { file: 'assets/react.js' },
    'src/texts/app/texts.fr.json': { file: 'assets/fr.js' },
    '../sections/src/texts/texts.fr.ts': { file: 'assets/sections-fr.js', imports: ['_react.js'] },
    'src/texts/app/texts.en.json': { file: 'assets/en.js' },
  };
  expect(assetsFromManifest(manifest)).toEqual({
    app: {
      fr: ['/assets/entry.js', '/assets/react.js', '/assets/fr.js', '/assets/sections-fr.js'],
      en: ['/assets/entry.js', '/assets/react.js', '/assets/en.js'],
    },
    reader: ['/assets/reader.js', '/assets/motion.js'],
  });
});

it('throws an error that names the missing entry', () => {
  expect(() => assetsFromManifest({ 'src/entry.reader.ts': { file: 'assets/reader.js' } })).toThrow(
    'src/entry.browser.tsx',
  );
});
