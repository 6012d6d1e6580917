/** The data folder without DATA_DIR. */
export const defaultDataFolder = '.data';

/** The names in a data folder, by which the site recognizes its own folder. */
export const dataFolderNames = {
  database: 'database',
  files: 'files',
  incoming: 'incoming',
  assets: 'assets',
  cache: 'cache',
  maps: 'maps',
  lock: 'kermesse.lock',
  lockHolder: 'kermesse.lock.json',
} as const;
