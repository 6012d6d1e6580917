const files = import.meta.glob<Record<string, string>>('../**/texts.fr.json', { eager: true, import: 'default' });

/** The texts of all sections in French, by namespace: the name of the folder. */
export const texts: Record<string, Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, words]) => [path.split('/').at(-2) ?? path, words]),
);
