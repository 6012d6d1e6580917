import { Refused } from '@kermesse/api/refused';
import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { once } from 'node:events';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { makeIncoming } from './incoming.ts';
import { ReceivedFile } from './received-file.ts';

/** How a form is received. */
export interface FormReception {
  /** The folder that files are written to. */
  folder: string;
  /** The most bytes of the whole request. */
  maxBytes: number;
  /** In this time, in milliseconds, a sender has to make progress. */
  patience: number;
}

/** A form that has arrived. Call `discard` when the request ends: what was not moved elsewhere is removed. */
export interface ReceivedForm {
  fields: Record<string, string | ReceivedFile>;
  discard(): Promise<void>;
}

/** Progress is so many bytes: a sender of single bytes, just often enough, would hold its place for hours. */
const progress = 16_384;

/** A form has one file and a few short fields. */
const limits = { files: 1, fields: 10, parts: 11, fieldSize: 4096, headerPairs: 20, headerSize: 8192 };

/** Ends when a sender makes no progress. */
function watchProgress(patience: number) {
  const { promise: stalled, reject } = Promise.withResolvers<never>();
  // Nobody may be waiting when it ends.
  stalled.catch(() => undefined);
  const timer = setTimeout(() => reject(new Refused('request/timeout', undefined, { connection: 'close' })), patience);
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

/** Feeds a request's body to a parser, no faster than the parser takes it. */
async function feed(
  body: ReadableStream<Uint8Array>,
  parser: Busboy,
  { maxBytes, patience }: FormReception,
  failed: Promise<never>,
): Promise<void> {
  const reader = body.getReader();
  const { stalled, count, end } = watchProgress(patience);
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
    // Not cancelled: that would end the connection before the answer. What is left of the body the HTTP server drops.
    reader.releaseLock();
  }
}

/**
 * Receives a multipart form, its file written to the disk as it comes: never more than a few chunks are in memory.
 * @throws Refused `request/malformed`, `request/too_large`, or `request/timeout` when the sender makes no progress.
 */
export async function receiveForm(request: Request, reception: FormReception): Promise<ReceivedForm> {
  const { folder, maxBytes } = reception;
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type) || request.body === null) throw new Refused('request/malformed');
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new Refused('request/too_large');
  await makeIncoming(folder);
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
    // The parser emits errors of a stream that may not be read yet.
    stream.on('error', () => stream.destroy());
    const handle = await open(path, 'wx', 0o600);
    try {
      for await (const chunk of stream) await handle.writeFile(chunk as Uint8Array);
      // It may become a person's document by a rename.
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
    // The parser says what is wrong with a form by plain errors: nothing of it is a fault of the server.
    if (parser === undefined && !(error instanceof Refused)) throw new Refused('request/malformed');
    throw error;
  }
}
