import type { TextTree } from '@kermesse/api/create-i18n';

const files = import.meta.glob<TextTree>('../**/texts.en.json', { eager: true, import: 'default' });

/** The English texts of all flows, by namespace: the name of the folder that contains them. */
export const texts: Record<string, TextTree> = Object.fromEntries(
  Object.entries(files).map(([path, words]) => [path.split('/').at(-2) ?? path, words]),
);
