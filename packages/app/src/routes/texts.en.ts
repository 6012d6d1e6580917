import type { Words } from './words.ts';

const files = import.meta.glob<Words>(['./*/texts.en.json', '../screens/texts.en.json'], {
  eager: true,
  import: 'default',
});

/** The English texts of the routes and of their shared components. The namespace is the name of the folder. */
export const texts: Record<string, Words> = Object.fromEntries(
  Object.entries(files).map(([file, words]) => [file.split('/').at(-2) ?? file, words]),
);
