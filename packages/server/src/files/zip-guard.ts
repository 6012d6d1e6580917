import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const unpack = promisify(inflateRaw);

/** The most that an archive may hold once unpacked, in bytes. */
const mostUnpacked = 200 * 1_048_576;
/** How many times larger than itself an archive may become, beyond the first megabyte. */
const mostExpansion = 200;
const mostEntries = 5000;

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const localSignature = 0x04034b50;
const localLength = 30;
/** How an entry is packed: not at all, or by deflate. No office writes anything else. */
const methods = { stored: 0, deflated: 8 };

/** Where the list of an archive's entries is; undefined when there is none. */
function directoryOf(view: DataView): { entries: number; offset: number; size: number } | undefined {
  const lowest = Math.max(0, view.byteLength - endLength - 65_535);
  for (let at = view.byteLength - endLength; at >= lowest; at--) {
    if (view.getUint32(at, true) !== endSignature) continue;
    return { entries: view.getUint16(at + 10, true), size: view.getUint32(at + 12, true), offset: view.getUint32(at + 16, true) };
  }
  return undefined;
}

const isUnsafeName = (name: string) => name.startsWith('/') || name.includes('\\') || name.includes('\0') || name.split('/').includes('..');

/** An entry, as the list says of it. */
interface Entry {
  method: number;
  /** Where it begins. */
  at: number;
  packed: number;
  unpacked: number;
}

/** Whether an entry becomes as large as it says and not larger: no more than that is unpacked to find out. */
async function keepsItsWord(bytes: Uint8Array, view: DataView, { method, at, packed, unpacked }: Entry): Promise<boolean> {
  if (at + localLength > view.byteLength || view.getUint32(at, true) !== localSignature) return false;
  if (method === methods.stored) return packed === unpacked;
  if (method !== methods.deflated) return false;
  const begin = at + localLength + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  try {
    const { byteLength } = await unpack(bytes.subarray(begin, begin + packed), { maxOutputLength: Math.max(1, unpacked) });
    return byteLength === unpacked;
  } catch {
    return false;
  }
}

/**
 * Whether an archive (a zip, or an office document, which is one) may be passed on to somebody who will open it: its
 * list can be read and is true, nothing in it leaves its folder, and it does not become much larger than it is.
 */
export async function isSoundArchive(bytes: Uint8Array): Promise<boolean> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directory = directoryOf(view);
  if (directory === undefined || directory.entries === 0 || directory.entries > mostEntries) return false;
  let at = directory.offset;
  let unpacked = 0;
  let packed = 0;
  const entries: Entry[] = [];
  for (let entry = 0; entry < directory.entries; entry++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== entrySignature) return false;
    const nameLength = view.getUint16(at + 28, true);
    const each = { method: view.getUint16(at + 10, true), at: view.getUint32(at + 42, true), packed: view.getUint32(at + 20, true), unpacked: view.getUint32(at + 24, true) };
    entries.push(each);
    packed += each.packed;
    unpacked += each.unpacked;
    const name = new TextDecoder('latin1').decode(bytes.subarray(at + 46, at + 46 + nameLength));
    if (isUnsafeName(name)) return false;
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  // Entries that lie over each other pack more than there is.
  const honest = packed <= bytes.byteLength;
  const modest = unpacked <= mostUnpacked && unpacked <= 1_048_576 + bytes.byteLength * mostExpansion;
  if (!honest || !modest) return false;
  for (const each of entries) if (!(await keepsItsWord(bytes, view, each))) return false;
  return true;
}
