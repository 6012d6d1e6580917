import { join } from 'node:path';
import { dataFolderNames } from '../config/data-folder.ts';
import type { Environment } from '../config/environment.ts';
import { s3Location } from '../config/file-variables.ts';
import { createDiskStore } from './disk-store.ts';
import { createS3Storage } from './s3-storage.ts';
import { createStoreIn, type FileStore } from './store.ts';

/** Creates a store in the bucket of the environment, or in a subfolder of the data folder. */
function createStore(environment: Environment, names: { folder: string; prefix: string }): FileStore {
  const place = s3Location(environment);
  return place === undefined
    ? createDiskStore(join(environment.DATA_DIR, names.folder))
    : createStoreIn(createS3Storage({ ...place, prefix: place.prefix + names.prefix }));
}

/** Creates the store of uploads: a bucket, or the folder `files` of the data folder. */
export const createFileStore = (environment: Environment): FileStore =>
  createStore(environment, { folder: dataFolderNames.files, prefix: '' });

/**
 * Creates the store of the releases' assets, in the same bucket or in the folder `assets`. The store of uploads skips
 * names that begin with a dot.
 */
export const createAssetStore = (environment: Environment): FileStore =>
  createStore(environment, { folder: dataFolderNames.assets, prefix: '.assets/' });
