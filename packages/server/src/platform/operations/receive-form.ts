import { Refused } from '@kermesse/api/refused';
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { once } from 'node:events';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { createIncomingFolder } from './incoming.ts';
import { receiveChunks } from './receive-body.ts';
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

/** Writes the chunks of a form to a parser, with backpressure, and resolves when it has parsed them. */
async function feed(chunks: AsyncIterable<Uint8Array>, parser: Busboy): Promise<void> {
  for await (const chunk of chunks) if (!parser.write(chunk)) await once(parser, 'drain');
  const finished = once(parser, 'finish');
  parser.end();
  await finished;
}

/**
 * Receives a multipart form and writes its file to disk as it arrives: only a few chunks are in memory at a time.
 * @throws {Refused} `request/malformed`, `request/too_large`, or `request/timeout` when the sender makes no progress.
 */
export async function receiveForm(
  request: Request,
  { folder, maxBytes, stallTimeout }: FormReception,
): Promise<ReceivedForm> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw new Refused('request/malformed');
  await createIncomingFolder(folder);
  const fields: ReceivedForm['fields'] = Object.create(null) as ReceivedForm['fields'];
  const paths: string[] = [];
  const saving: Promise<unknown>[] = [];
  const streams: BusboyFileStream[] = [];
  const { promise: failed, reject } = Promise.withResolvers<never>();
  failed.catch(() => undefined);

  async function save(field: string, stream: BusboyFileStream, name: string, mediaType: string): Promise<void> {
    const path = join(folder, randomUUID());
    paths.push(path);
    streams.push(stream);
    // The parser emits errors on streams that nobody reads yet.
    stream.on('error', () => stream.destroy());
    // Flush to disk, because the file may become a permanent document by a rename.
    await writeFile(path, stream, { flag: 'wx', mode: 0o600, flush: true });
    fields[field] = new ReceivedFile(path, { name, size: stream.bytesRead, type: mediaType });
  }

  const discard = async () => {
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(saving);
    await Promise.all(paths.map((path) => rm(path, { force: true })));
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
    const ready = parser;
    const bounds = { maxBytes, timeout: stallTimeout, progress };
    await receiveChunks(request, bounds, (chunks) => Promise.race([feed(chunks, ready), failed]));
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
