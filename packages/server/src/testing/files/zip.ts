import { zipSync, type Zippable } from 'fflate';

/** An entry of a test archive. `unpacked` is its declared size, `deflated` whether it is compressed. */
export interface ZipEntry {
  name: string;
  bytes: Uint8Array;
  unpacked?: number;
  deflated?: boolean;
}

/** Creates a ZIP archive, and changes the sizes of the entries that declare others. */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const files: Zippable = {};
  for (const { name, bytes, deflated } of entries) files[name] = [bytes, { level: deflated ? 6 : 0 }];
  const archive = new Uint8Array(zipSync(files));
  const view = new DataView(archive.buffer);
  const declared = new Map(entries.map(({ name, unpacked }) => [name, unpacked]));
  // The directory's offset is near the end. An entry has its size in the directory, and another time before its bytes.
  let at = view.getUint32(archive.length - 6, true);
  for (const _ of entries) {
    const end = at + 46 + view.getUint16(at + 28, true);
    const unpacked = declared.get(Buffer.from(archive.subarray(at + 46, end)).toString());
    if (unpacked !== undefined)
      for (const place of [at + 24, view.getUint32(at + 42, true) + 22]) view.setUint32(place, unpacked, true);
    at = end + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return archive;
}

/** The content types in an office document. */
export const contentTypes = new Uint8Array(
  Buffer.from(
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  ),
);
