const files = import.meta.glob<Record<string, string>>('../**/texts.fr.json', { eager: true, import: 'default' });

/** The words of all sections in one language, by namespace: the name of the folder that contains them. */
export const texts: Record<string, Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, words]) => [path.split('/').at(-2) ?? path, words]),
);
