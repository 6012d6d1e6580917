import { readdirSync, readFileSync, type Dirent } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Context, MiddlewareHandler } from 'hono';
import { Body, send } from '../../platform/http/bodies/body.ts';
import { ByteCache, SingleFlight } from '../../platform/http/byte-cache.ts';
import { fileKind } from './content-types.ts';

interface StaticFile {
  file: string;
  /** The same compressed by brotli, where the build made it. */
  brotli?: string;
}

const week = 'public, max-age=604800, stale-while-revalidate=2592000';

/** How long browsers keep a file: for good when its name changes with its content. */
function cacheControl(address: string): string {
  if (address.startsWith('/assets/') || address.startsWith('/fonts/')) return 'public, max-age=31536000, immutable';
  return week;
}

const isVisible = ({ name }: Dirent) => !name.startsWith('.');

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(isVisible)
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(path) : entry.isFile() ? [path] : [];
    });
}

/** The files of a folder by the addresses they are given out under. Hidden files are not. */
export function listFiles(folder: string): Map<string, StaticFile> {
  const all = new Set(filesUnder(folder));
  const given = [...all].filter((file) => fileKind(file) !== undefined);
  return new Map(
    given.map((file) => {
      const address = `/${relative(folder, file).split(sep).join('/')}`;
      const brotli = all.has(`${file}.br`) ? `${file}.br` : undefined;
      return [address, { file, brotli }];
    }),
  );
}

/** A file of ours with its bytes. */
class KeptFile {
  readonly body: Body;
  constructor(body: Body) {
    this.body = body;
  }
  get size() {
    return this.body.size;
  }
}

/** How files are given out. */
export interface StaticFilesOptions {
  /** The policy that workers run under. */
  workers: string;
  /** Bytes of files that are kept. */
  cacheBytes?: number;
}

const isWorker = (address: string) => /^\/assets\/[^/]*worker[^/]*\.js$/.test(address);

/** Answers with a file of the build by its address. `workers`: the policy that workers run under. */
function sendFile({ req }: Context, body: Body, workers: string): Promise<Response> {
  const { type, compressible } = fileKind(req.path) ?? { type: 'application/octet-stream', compressible: false };
  const headers = {
    'content-type': type,
    'cache-control': cacheControl(req.path),
    ...(isWorker(req.path) && { 'content-security-policy': workers }),
  };
  return send(req.raw, body, { compressible, headers });
}

/** A build that takes the place of this one removes its files while the server runs: then they are among the kept ones. */
function unlessGone(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}

const isRead = ({ req: { method } }: Context) => method === 'GET' || method === 'HEAD';

/** Gives out what the build of this release does not have and that of another one has. */
export function otherReleases(
  assets: { find(address: string): Promise<Uint8Array | undefined> },
  { workers }: StaticFilesOptions,
): MiddlewareHandler {
  return async (context, next) => {
    const bytes = isRead(context) ? await assets.find(context.req.path) : undefined;
    return bytes === undefined ? next() : sendFile(context, new Body(bytes, { quality: 5 }), workers);
  };
}

/**
 * Gives out the files of a folder. Only names that were there at the start exist, so no address, however it is
 * written, leads out of the folder.
 */
export function staticFiles(
  folder: string,
  { workers, cacheBytes = 64 * 1024 * 1024 }: StaticFilesOptions,
): MiddlewareHandler {
  const files = listFiles(folder);
  const kept = new ByteCache<KeptFile>(cacheBytes);
  const reading = new SingleFlight<KeptFile>();

  const read = ({ file, brotli }: StaticFile) =>
    reading.run(file, async () => {
      const plain = await readFile(file);
      const body = new Body(plain, { quality: 9, brotli: brotli === undefined ? undefined : readFileSync(brotli) });
      const made = new KeptFile(body);
      kept.set(file, made);
      return made;
    });

  return async (context, next) => {
    const found = files.get(context.req.path);
    if (found === undefined || !isRead(context)) return next();
    const file = kept.get(found.file) ?? (await read(found).catch(unlessGone));
    return file === undefined ? next() : sendFile(context, file.body, workers);
  };
}
