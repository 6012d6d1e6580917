import * as z from 'zod';
import { origin, secret } from './values.ts';

/**
 * Matches `s3://bucket` and `s3://bucket/a/prefix`: a bucket name that S3 allows, and a prefix of letters, digits, -
 * and _.
 */
const s3Url = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])((?:\/[\w-]+)*)\/?$/;

/** The variables of the file store. */
export const fileShape = {
  FILES_URL: z
    .string()
    .regex(s3Url)
    .optional()
    .describe(
      'the bucket of an S3-compatible store that holds uploads, s3://bucket or s3://bucket/prefix (from 3 to 63 lower-case letters, digits, dots and - in the bucket, a letter or digit at both ends; letters, digits, - and _ in the prefix). Needed with FILES_ENDPOINT. Default: the folder DATA_DIR/files.',
    ),
  FILES_ENDPOINT: origin
    .optional()
    .describe(
      'the address of the S3 server: scheme and host with no path, such as https://s3.eu-west-3.amazonaws.com or http://minio:9000. Default: Amazon’s in FILES_REGION.',
    ),
  FILES_REGION: z
    .string()
    .regex(/^[a-z\d-]{2,40}$/)
    .default('us-east-1')
    .describe('the region of the bucket, such as eu-west-3. Default: us-east-1, which most other S3 servers accept.'),
  FILES_ACCESS_KEY_ID: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/)
    .optional()
    .describe('the name of the key that may read, write, list and delete in the bucket. Needed with FILES_URL.'),
  FILES_SECRET_ACCESS_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/)
    .optional()
    .meta(secret('the secret of that key. Needed with FILES_URL.')),
};

/** The parsed variables of the file store. */
export type FileEnvironment = z.output<z.ZodObject<typeof fileShape>>;

/** A location in an S3-compatible store, and the access key. */
export interface S3Location {
  /** Scheme and host of the server. */
  endpoint: string;
  region: string;
  bucket: string;
  /** The prefix of every name in the bucket: empty, or path segments that each end in a slash. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Parses `FILES_URL`. Returns undefined when files are stored on disk. */
export function s3Location({
  FILES_URL,
  FILES_REGION,
  FILES_ENDPOINT = `https://s3.${FILES_REGION}.amazonaws.com`,
  FILES_ACCESS_KEY_ID = '',
  FILES_SECRET_ACCESS_KEY = '',
}: FileEnvironment): S3Location | undefined {
  if (FILES_URL === undefined) return undefined;
  const [, bucket = '', path = ''] = s3Url.exec(FILES_URL) ?? [];
  const prefix = path === '' ? '' : `${path.slice(1)}/`;
  return {
    endpoint: FILES_ENDPOINT,
    region: FILES_REGION,
    bucket,
    prefix,
    accessKeyId: FILES_ACCESS_KEY_ID,
    secretAccessKey: FILES_SECRET_ACCESS_KEY,
  };
}
