import * as z from 'zod';

/** `s3://bucket`, or `s3://bucket/a/prefix`: names of buckets as S3 takes them, and plain words in the prefix. */
const s3Url = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])((?:\/[\w-]+)*)\/?$/;

/** Scheme and host of an S3 server; `http` for one in one's own network. */
const isEndpoint = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/' && search === '' && hash === '' && username === '';
};

/** The variables of the file store. */
export const fileShape = {
  FILES_URL: z.string().regex(s3Url).optional(),
  FILES_ENDPOINT: z.string().refine(isEndpoint).optional(),
  FILES_REGION: z
    .string()
    .regex(/^[a-z\d-]{2,40}$/)
    .default('us-east-1'),
  FILES_ACCESS_KEY_ID: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/)
    .optional(),
  FILES_SECRET_ACCESS_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/)
    .optional(),
};

const schema = z.object(fileShape);

/** What these variables say once read. */
export type FileEnvironment = z.output<typeof schema>;

type Name = keyof FileEnvironment;

/** What each must be and what to do, in the words of an operator. */
export const fileExpectations: Record<Name, string> = {
  FILES_URL:
    'where uploads are kept: a bucket of an S3-compatible store, s3://bucket or s3://bucket/prefix (letters, digits, - and _ in the prefix). Leave it out for the folder DATA_DIR/files.',
  FILES_ENDPOINT:
    'the address of the S3 server: scheme and host with no path, such as https://s3.eu-west-3.amazonaws.com or http://minio:9000. Leave it out for Amazon’s in FILES_REGION.',
  FILES_REGION:
    'the region of the bucket, such as eu-west-3. Leave it out for us-east-1, which most other S3 servers take.',
  FILES_ACCESS_KEY_ID:
    'the name of the key that may read, write, list and delete in the bucket. Needed with FILES_URL.',
  FILES_SECRET_ACCESS_KEY: 'the secret of that key. Needed with FILES_URL.',
};

/** The ones whose values are never repeated. */
export const fileSecrets: readonly Name[] = ['FILES_SECRET_ACCESS_KEY'];

/** The ones that are missing beside others. */
export function fileFaults(environment: FileEnvironment): { name: Name; found: string; expected: string }[] {
  const { FILES_URL, FILES_ENDPOINT } = environment;
  const missing = (name: Name, wanted: boolean) =>
    wanted && environment[name] === undefined ? [{ name, found: 'is missing', expected: fileExpectations[name] }] : [];
  return [
    ...missing('FILES_URL', FILES_ENDPOINT !== undefined),
    ...missing('FILES_ACCESS_KEY_ID', FILES_URL !== undefined),
    ...missing('FILES_SECRET_ACCESS_KEY', FILES_URL !== undefined),
  ];
}

/** A place in an S3-compatible store, and the key to it. */
export interface S3Place {
  /** Scheme and host of the server. */
  endpoint: string;
  region: string;
  bucket: string;
  /** What every name in the bucket begins with: empty, or words that each end in a slash. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The store of `FILES_URL`; undefined when files are kept on the disk. */
export function s3Place({
  FILES_URL,
  FILES_REGION,
  FILES_ENDPOINT = `https://s3.${FILES_REGION}.amazonaws.com`,
  FILES_ACCESS_KEY_ID = '',
  FILES_SECRET_ACCESS_KEY = '',
}: FileEnvironment): S3Place | undefined {
  if (FILES_URL === undefined) return undefined;
  const [, bucket = '', path = ''] = s3Url.exec(FILES_URL) ?? [];
  const prefix = path === '' ? '' : `${path.slice(1)}/`;
  return {
    endpoint: new URL(FILES_ENDPOINT).origin,
    region: FILES_REGION,
    bucket,
    prefix,
    accessKeyId: FILES_ACCESS_KEY_ID,
    secretAccessKey: FILES_SECRET_ACCESS_KEY,
  };
}
