/** First parts of addresses under which no page is ever served: languages, operations, and files of the server. */
export const serverFolders: ReadonlySet<string> = new Set([
  'fr',
  'en',
  'api',
  'art',
  'assets',
  'fonts',
  'healthz',
  'livez',
  'readyz',
  'logos',
  'ornaments',
]);

/** First parts of addresses of the site's tools. A page that an earlier release published below one is still served. */
export const toolFolders: ReadonlySet<string> = new Set(['composer', 'dev']);

/** Addresses of identity providers: the server answers there, before or after somebody signs in elsewhere. */
export const identityFolder = 'auth/google';
