import type { TextTree } from '@kermesse/api/create-i18n';

const files = import.meta.glob<TextTree>(['./*/texts.fr.json', '../screens/texts.fr.json'], {
  eager: true,
  import: 'default',
});

/** The French texts of the routes and of their shared components. The namespace is the name of the folder. */
export const texts: Record<string, TextTree> = Object.fromEntries(
  Object.entries(files).map(([file, words]) => [file.split('/').at(-2) ?? file, words]),
);
