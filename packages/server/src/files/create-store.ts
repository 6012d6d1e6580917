import { join } from 'node:path';
import type { Environment } from '../config/environment.ts';
import { s3Place } from '../config/file-variables.ts';
import { createDiskStore } from './disk-store.ts';
import { createS3Store } from './s3-store.ts';
import type { FileStore } from './store.ts';

/** The store that the environment names: a bucket, or the folder `files` of the data folder. */
export function createFileStore(environment: Environment): FileStore {
  const place = s3Place(environment);
  return place === undefined ? createDiskStore(join(environment.DATA_DIR, 'files')) : createS3Store(place);
}
