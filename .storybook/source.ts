/** Returns a file's path in the repository from Storybook's import path (`./packages/…`). */
export const filePath = (importPath: string): string => importPath.replace(/^\.\//, '');

/**
 * Returns the URL of a source file. `base` is the prefix of paths, such as `https://host/group/project/blob/main`.
 * Returns undefined without one.
 */
export function sourceUrl(path: string, base: string | undefined): string | undefined {
  return base ? `${base.replace(/\/+$/, '')}/${path}` : undefined;
}

/**
 * Returns the base URL of source files from package.json's `repository`: its web page and `blob/main`, as on GitHub and
 * similar hosts. Returns undefined for a value that is not a URL.
 */
export function baseOf(repository: unknown): string | undefined {
  const given =
    typeof repository === 'object' && repository !== null && 'url' in repository ? repository.url : repository;
  if (typeof given !== 'string') return undefined;
  const web = given
    .replace(/^git\+/, '')
    .replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/')
    .replace(/\.git$/, '');
  return /^https?:\/\//.test(web) ? `${web}/blob/main` : undefined;
}
