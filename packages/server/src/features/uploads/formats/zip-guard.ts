import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { limitConcurrency } from '../../../platform/process/limit-concurrency.ts';

/** The most that an archive may hold once unpacked, in bytes. */
const mostUnpacked = 200 * 1_048_576;
/** How many times larger than itself an archive may become, beyond the first megabyte. */
const mostExpansion = 200;
const mostEntries = 5000;

/** Unpacking keeps a processor busy: others have to get their turn. */
const turns = limitConcurrency(2);

/** The entries of an archive, or undefined when its list says what cannot be or may not be. */
async function readList(zip: ZipFile, size: number): Promise<Entry[] | undefined> {
  if (zip.entryCount === 0 || zip.entryCount > mostEntries) return undefined;
  const most = Math.min(mostUnpacked, 1_048_576 + size * mostExpansion);
  const entries: Entry[] = [];
  let [packed, unpacked] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    // Entries that lie over each other pack more than there is.
    if (packed > size || unpacked > most || !entry.canDecodeFileData()) return undefined;
    entries.push(entry);
  }
  return entries;
}

/** Unpacks an entry without keeping any of it. yauzl ends a stream that becomes larger or smaller than the list says. */
async function unpack(zip: ZipFile, entry: Entry): Promise<void> {
  const stream = await zip.openReadStreamPromise(entry);
  for await (const _ of stream);
}

async function isSafe(path: string, size: number): Promise<boolean> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { autoClose: false, strictFileNames: true, validateEntrySizes: true });
    const entries = await readList(zip, size);
    for (const entry of entries ?? []) await unpack(zip, entry);
    return entries !== undefined;
  } catch {
    // yauzl throws for what it cannot read, and for names that lead out of their folder.
    return false;
  } finally {
    zip?.close();
  }
}

/**
 * Whether an archive (a zip, or an office document, which is one) may be passed on to somebody who will open it: its
 * list can be read and is true, nothing in it leaves its folder, and it does not become much larger than it is. It is
 * read from the disk piece by piece, two archives at a time, so that its size tells nothing of the memory it takes.
 *
 * @param size of the file in bytes.
 */
export function isValidArchive(path: string, size: number): Promise<boolean> {
  return turns.run(() => isSafe(path, size));
}
