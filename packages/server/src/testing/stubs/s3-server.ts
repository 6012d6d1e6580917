import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** An S3-compatible server on this machine, with one empty bucket. */
export interface S3Server {
  /** The variables by which a server of ours keeps its files there, under a prefix. */
  variables: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts `s3rver`, in this process. It knows its key by name; version 4 signatures it reads and does not check. */
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
      // The one key that it knows.
      FILES_ACCESS_KEY_ID: 'S3RVER',
      FILES_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
