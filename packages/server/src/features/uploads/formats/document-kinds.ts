import { createReadStream } from 'node:fs';
import { extensionOf } from '@kermesse/api/schemas/uploads/upload';
import type { ReceivedFile } from '../../../platform/operations/received-file.ts';
import { isValidArchive } from './zip-guard.ts';

const office = 'application/vnd.openxmlformats-officedocument';
const open = 'application/vnd.oasis.opendocument';

/** The document types by extension. `bytes` is the type that `file-type` must detect, or `text`. */
const kinds: Readonly<Record<string, { mediaType: string; bytes: string }>> = {
  pdf: { mediaType: 'application/pdf', bytes: 'pdf' },
  rtf: { mediaType: 'application/rtf', bytes: 'rtf' },
  doc: { mediaType: 'application/msword', bytes: 'cfb' },
  xls: { mediaType: 'application/vnd.ms-excel', bytes: 'cfb' },
  ppt: { mediaType: 'application/vnd.ms-powerpoint', bytes: 'cfb' },
  docx: { mediaType: `${office}.wordprocessingml.document`, bytes: 'docx' },
  xlsx: { mediaType: `${office}.spreadsheetml.sheet`, bytes: 'xlsx' },
  pptx: { mediaType: `${office}.presentationml.presentation`, bytes: 'pptx' },
  odt: { mediaType: `${open}.text`, bytes: 'odt' },
  ods: { mediaType: `${open}.spreadsheet`, bytes: 'ods' },
  odp: { mediaType: `${open}.presentation`, bytes: 'odp' },
  zip: { mediaType: 'application/zip', bytes: 'zip' },
  jpg: { mediaType: 'image/jpeg', bytes: 'jpg' },
  jpeg: { mediaType: 'image/jpeg', bytes: 'jpg' },
  png: { mediaType: 'image/png', bytes: 'png' },
  webp: { mediaType: 'image/webp', bytes: 'webp' },
  heic: { mediaType: 'image/heic', bytes: 'heic' },
  heif: { mediaType: 'image/heif', bytes: 'heic' },
  txt: { mediaType: 'text/plain; charset=utf-8', bytes: 'text' },
  csv: { mediaType: 'text/plain; charset=utf-8', bytes: 'text' },
  md: { mediaType: 'text/plain; charset=utf-8', bytes: 'text' },
};

const archives = new Set(['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'zip']);

/** The control characters that text files may contain. */
const allowed = new Set([9, 10, 12, 13, 27]);
const isWide = (bytes: Uint8Array) =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);

/** Returns whether a file is text: it begins with a UTF-16 byte order mark or has only `allowed` control characters. */
async function isText(path: string): Promise<boolean> {
  let first = true;
  for await (const chunk of createReadStream(path)) {
    const bytes = chunk as Uint8Array;
    if (first && isWide(bytes)) return true;
    first = false;
    if (!bytes.every((byte) => byte >= 32 || allowed.has(byte))) return false;
  }
  return true;
}

/** The fault of a document, or the media type to serve it with. */
export type DocumentCheck = { fault: 'file_type' | 'file_broken' } | { mediaType: string };

/**
 * Validates that the bytes of a document match its extension. Ignores the media type that the client declares.
 */
export async function validateDocument(
  { name, path, size }: Pick<ReceivedFile, 'name' | 'path' | 'size'>,
  signal: AbortSignal,
): Promise<DocumentCheck> {
  const ending = extensionOf(name);
  const kind = kinds[ending];
  if (kind === undefined) return { fault: 'file_type' };
  if (archives.has(ending) && !(await isValidArchive(path, size, signal))) return { fault: 'file_broken' };
  const { fileTypeFromFile } = await import('file-type');
  const detected = await fileTypeFromFile(path).catch(() => undefined);
  if (kind.bytes === 'text') {
    const looksLikeText = detected === undefined || /^text\/|xml/.test(detected.mime);
    return looksLikeText && (await isText(path)) ? { mediaType: kind.mediaType } : { fault: 'file_type' };
  }
  return detected?.ext === kind.bytes ? { mediaType: kind.mediaType } : { fault: 'file_type' };
}
