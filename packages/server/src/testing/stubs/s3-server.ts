import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** A local S3-compatible server with one empty bucket. */
export interface S3Server {
  /** The environment variables that make a server store its files there, under a prefix. */
  variables: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * Starts `s3rver` in this process. It looks up the access key, and parses version 4 signatures without verifying them.
 */
export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'kermesse-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'kermesse', configs: [] }],
  });
  const { port } = await server.run();
  return {
    variables: {
      FILES_URL: 's3://kermesse/uploads/site',
      FILES_ENDPOINT: `http://127.0.0.1:${port}`,
      // The only key of `s3rver`.
      FILES_ACCESS_KEY_ID: 'S3RVER',
      FILES_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
