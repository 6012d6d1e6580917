/** Converts a name of words with hyphens or underscores to camel case. */
export const camelCase = (name: string): string =>
  name.replaceAll(/[-_]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
