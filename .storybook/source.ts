/** A file's path in the repository, from what Storybook says of it (`./packages/…`). */
export const filePath = (importPath: string): string => importPath.replace(/^\.\//, '');

/**
 * Where the source of a file can be read. `base` is what paths are put after, such as `https://host/group/project/blob/main`;
 * undefined without one.
 */
export function sourceUrl(path: string, base: string | undefined): string | undefined {
  return base ? `${base.replace(/\/+$/, '')}/${path}` : undefined;
}

/**
 * The base of source addresses from package.json's `repository`: its web page and `blob/main`, as GitHub and its kin
 * have it. Undefined for what is no address.
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
