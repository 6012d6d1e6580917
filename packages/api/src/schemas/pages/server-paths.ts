/** The first path segments that no page can have: languages, operations, and files of the server. */
export const serverFolders: ReadonlySet<string> = new Set([
  'fr',
  'en',
  'api',
  'art',
  'assets',
  'fonts',
  'livez',
  'readyz',
  'logos',
  'ornaments',
]);

/** The first path segments of the site's tools. A page that an earlier release published below one is still served. */
export const toolFolders: ReadonlySet<string> = new Set(['composer', 'dev']);

/** The path prefix of identity providers, for the requests before and after a login with one. */
export const identityFolder = 'auth/google';
