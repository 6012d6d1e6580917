import type { Words } from './words.ts';

const files = import.meta.glob<Words>(['./*/texts.en.json', '../screens/texts.en.json'], {
  eager: true,
  import: 'default',
});

/** The texts of the routes and of what their screens share, by namespace: the name of the folder they are in. */
export const texts: Record<string, Words> = Object.fromEntries(
  Object.entries(files).map(([file, words]) => [file.split('/').at(-2) ?? file, words]),
);
