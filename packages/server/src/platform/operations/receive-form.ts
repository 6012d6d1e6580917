import { Refused } from '@kermesse/api/refused';
import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { once } from 'node:events';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { createIncomingFolder } from './incoming.ts';
import { ReceivedFile } from './received-file.ts';

/** The settings for receiving a form. */
export interface FormReception {
  /** The folder that files are written to. */
  folder: string;
  /** The maximum size of the whole request in bytes. */
  maxBytes: number;
  /** The milliseconds within which the sender must make progress. */
  stallTimeout: number;
}

/** A received form. Call `discard` at the end of the request: it deletes the files that were not moved elsewhere. */
export interface ReceivedForm {
  fields: Record<string, string | ReceivedFile>;
  discard(): Promise<void>;
}

/** The bytes that count as progress: a client that sends single bytes must not occupy a slot for hours. */
const progress = 16_384;

/** The limits of a form: one file and a few short fields. */
const limits = { files: 1, fields: 10, parts: 11, fieldSize: 4096, headerPairs: 20, headerSize: 8192 };

/** Rejects `stalled` when the sender makes no progress. */
function watchProgress(stallTimeout: number) {
  const { promise: stalled, reject } = Promise.withResolvers<never>();
  // Avoid an unhandled rejection: nobody may be waiting.
  stalled.catch(() => undefined);
  const timer = setTimeout(
    () => reject(new Refused('request/timeout', undefined, { connection: 'close' })),
    stallTimeout,
  );
  let bytes = 0;
  return {
    stalled,
    count(more: number) {
      bytes += more;
      if (bytes < progress) return;
      bytes = 0;
      timer.refresh();
    },
    end: () => clearTimeout(timer),
  };
}

/** Pipes a request's body into a parser, with backpressure. */
async function feed(
  body: ReadableStream<Uint8Array>,
  parser: Busboy,
  { maxBytes, stallTimeout }: FormReception,
  failed: Promise<never>,
): Promise<void> {
  const reader = body.getReader();
  const { stalled, count, end } = watchProgress(stallTimeout);
  let total = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), stalled, failed]);
      if (done) break;
      total += value.byteLength;
      count(value.byteLength);
      if (total > maxBytes) throw new Refused('request/too_large');
      if (!parser.write(value)) await Promise.race([once(parser, 'drain'), stalled, failed]);
    }
    const finished = once(parser, 'finish');
    parser.end();
    await Promise.race([finished, stalled, failed]);
  } finally {
    end();
    // Do not cancel the body: that would close the connection before the response. The HTTP server discards the rest.
    reader.releaseLock();
  }
}

/**
 * Receives a multipart form and writes its file to disk as it arrives: only a few chunks are in memory at a time.
 * @throws {Refused} `request/malformed`, `request/too_large`, or `request/timeout` when the sender makes no progress.
 */
export async function receiveForm(request: Request, reception: FormReception): Promise<ReceivedForm> {
  const { folder, maxBytes } = reception;
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type) || request.body === null) throw new Refused('request/malformed');
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new Refused('request/too_large');
  await createIncomingFolder(folder);
  const fields: ReceivedForm['fields'] = Object.create(null) as ReceivedForm['fields'];
  const written: string[] = [];
  const saving: Promise<unknown>[] = [];
  const streams: BusboyFileStream[] = [];
  const { promise: failed, reject } = Promise.withResolvers<never>();
  failed.catch(() => undefined);

  async function save(field: string, stream: BusboyFileStream, name: string, mediaType: string): Promise<void> {
    const path = join(folder, randomUUID());
    written.push(path);
    streams.push(stream);
    // The parser emits errors on streams that nobody reads yet.
    stream.on('error', () => stream.destroy());
    const handle = await open(path, 'wx', 0o600);
    try {
      for await (const chunk of stream) await handle.writeFile(chunk as Uint8Array);
      // Flush to disk, because the file may become a permanent document by a rename.
      await handle.sync();
    } finally {
      await handle.close();
    }
    fields[field] = new ReceivedFile(path, { name, size: stream.bytesRead, type: mediaType });
  }

  const discard = async () => {
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(saving);
    await Promise.all(written.map((path) => rm(path, { force: true })));
  };
  let parser: Busboy | undefined;
  try {
    const malformed = () => reject(new Refused('request/malformed'));
    parser = new Busboy({ headers: { 'content-type': type }, limits, preservePath: true });
    parser.on('error', malformed).on('partsLimit', malformed).on('filesLimit', malformed).on('fieldsLimit', malformed);
    parser.on('field', (name, value) => (fields[name] = value));
    parser.on('file', (field, stream, name, _, mediaType) => {
      const saved = save(field, stream, name, mediaType);
      saving.push(saved);
      saved.catch(reject);
    });
    await feed(request.body, parser, reception, failed);
    await Promise.race([Promise.all(saving), failed]);
    return { fields, discard };
  } catch (error) {
    parser?.destroy();
    await discard();
    // The parser throws plain errors for invalid forms; none of them is a server error.
    if (parser === undefined && !(error instanceof Refused)) throw new Refused('request/malformed');
    throw error;
  }
}
