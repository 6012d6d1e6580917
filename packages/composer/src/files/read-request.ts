import { isTooDeep } from '@kermesse/api/schemas/common/depth';
import { isAdvice } from '@kermesse/sections/faults';
import { checkPage } from '@kermesse/sections/page';
import { checkSite } from '@kermesse/sections/site';
import { bytesOf, readFragment } from '../drafts/share.ts';
import { kindOf, readText, type ReadDocument, type ReadRefusal } from './read-file.ts';

/** The request to the reader: a file, a text, or the fragment of a URL. */
export type ReaderRequest = { source: Blob | string } | { fragment: string };

/** The result of reading: the documents and the number of their faults, or the reason why there are none. */
export type FileReading = { ok: true; documents: ReadDocument[]; faults: number } | ({ ok: false } & ReadRefusal);

/** Takes the progress, 0 to 1. */
type OnProgress = (progress: number) => void;

/** The progress when reading is done. The rest is for checking. */
const reading = 0.5;

/** Decodes a file. Returns undefined with another encoding than UTF-8: its accented letters would be lost. */
async function textOf(source: Blob | string, onProgress: OnProgress): Promise<string | undefined> {
  if (typeof source === 'string') return source;
  const onRead = (bytes: number) => onProgress((bytes / source.size) * reading);
  const bytes = await bytesOf(source.stream(), Infinity, onRead);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

async function readSource(source: Blob | string, onProgress: OnProgress): Promise<FileReading> {
  const text = await textOf(source, onProgress);
  if (text === undefined) return { ok: false, reason: 'encoding', detail: '' };
  const result = readText(text);
  if (!result.ok) return result;
  const { documents } = result;
  let faults = 0;
  for (const [index, { kind, configuration }] of documents.entries()) {
    const found = kind === 'page' ? checkPage(configuration) : checkSite(configuration);
    faults += found.filter((fault) => !isAdvice(fault)).length;
    onProgress(reading + ((index + 1) / documents.length) * (1 - reading));
  }
  return { ok: true, documents, faults };
}

async function readLink(fragment: string, onProgress: OnProgress): Promise<FileReading> {
  const shared = await readFragment(fragment, onProgress);
  if (shared === undefined || isTooDeep(shared.configuration)) return { ok: false, reason: 'other', detail: '' };
  return { ok: true, documents: [{ kind: kindOf(shared.configuration) ?? 'page', ...shared }], faults: 0 };
}

/** Reads and checks the documents of a request. Never throws. */
export async function readRequest(
  request: ReaderRequest,
  onProgress: OnProgress = () => undefined,
): Promise<FileReading> {
  try {
    return await ('fragment' in request
      ? readLink(request.fragment, onProgress)
      : readSource(request.source, onProgress));
  } catch {
    // The file was removed or changed since it was chosen.
    return { ok: false, reason: 'unreadable', detail: '' };
  }
}
