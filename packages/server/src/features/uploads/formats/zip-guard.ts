import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { throwIfDisconnected } from '../../../platform/operations/handler.ts';
import { limitConcurrency } from '../../../platform/process/limit-concurrency.ts';

/** The maximum unpacked size of an archive in bytes. */
const maxUnpacked = 200 * 1_048_576;
/** The maximum ratio of unpacked to packed size, beyond the first megabyte. */
const maxExpansion = 200;
const maxEntries = 5000;

/** Limits unpacking to two archives at a time, with 50 waiting: it occupies the processor. */
const queue = limitConcurrency(2, 50);

/** Returns the entries of an archive, or undefined if its directory is invalid or exceeds a limit. */
async function readDirectory(zip: ZipFile, size: number): Promise<Entry[] | undefined> {
  if (zip.entryCount === 0 || zip.entryCount > maxEntries) return undefined;
  const maxBytes = Math.min(maxUnpacked, 1_048_576 + size * maxExpansion);
  const entries: Entry[] = [];
  let [packed, unpacked] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    // If the packed sizes add up to more than the file, entries overlap.
    if (packed > size || unpacked > maxBytes || !entry.canDecodeFileData()) return undefined;
    entries.push(entry);
  }
  return entries;
}

/** Unpacks an entry and discards its bytes. yauzl fails if their number differs from the directory's. */
async function unpack(zip: ZipFile, entry: Entry): Promise<void> {
  const stream = await zip.openReadStreamPromise(entry);
  for await (const _ of stream);
}

async function isSafe(path: string, size: number): Promise<boolean> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { autoClose: false, strictFileNames: true, validateEntrySizes: true });
    const entries = await readDirectory(zip, size);
    for (const entry of entries ?? []) await unpack(zip, entry);
    return entries !== undefined;
  } catch {
    // yauzl throws if it cannot read the archive, and for names that lead out of the folder.
    return false;
  } finally {
    zip?.close();
  }
}

/**
 * Returns whether an archive (a zip file or an office document) is safe to open: its directory is readable and correct,
 * no name leads out of the folder, and its unpacked size is within the limits. Streams the archive from the disk, two
 * archives at a time, so memory does not grow with its size.
 *
 * @param size of the file in bytes.
 * @throws {TooBusyError} when too many archives wait
 * @throws {Refused} when the client has disconnected meanwhile
 */
export function isValidArchive(path: string, size: number, signal: AbortSignal): Promise<boolean> {
  return queue.run(() => {
    throwIfDisconnected(signal);
    return isSafe(path, size);
  });
}
