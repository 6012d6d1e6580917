import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { resolveUploaded, uploadedAddress, uploadedFormats, uploadedName } from '@kermesse/sections/uploaded';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { PictureFault } from '../formats/pictures.ts';
import { receivedFile, type ReceivedFile } from '../../../platform/operations/received-file.ts';
import type { FilePlaces } from '../records/records.ts';
import { fileDisplayName } from '../records/display-name.ts';

/** A picture that an editor can choose. */
export interface PagePicture {
  /** The address that goes into a configuration. */
  src: string;
  /** The name of the uploaded file. */
  name: string;
  /** The upload date in ISO 8601. */
  createdAt: string;
}

const toPagePicture = ({ name, file_name, uploaded_at }: Selectable<Tables['page_pictures']>): PagePicture => ({
  src: uploadedAddress(name),
  name: file_name,
  createdAt: uploaded_at.toISOString(),
});

const pagePicturePath = (file: string) => `pictures/${file}`;

/**
 * Returns the path in the store for a requested name. A file's name yields that file; a picture's name alone yields its
 * widest WebP file, for clients that cannot choose.
 */
export function pagePictureFile(requested: string): string {
  const { widths } = resolveUploaded(uploadedAddress(requested)) ?? {};
  return pagePicturePath(widths === undefined ? requested : `${requested}-${widths.at(-1)}.webp`);
}

/** Returns the paths of all files of a picture in the store. */
export function pagePicturePaths(name: string): string[] {
  const widths = resolveUploaded(uploadedAddress(name))?.widths ?? [];
  return widths.flatMap((width) => uploadedFormats.map((format) => pagePicturePath(`${name}-${width}.${format}`)));
}

/** Returns all pictures that editors can choose, the newest first: some 150 bytes for each. */
export async function listPagePictures(db: Database): Promise<PagePicture[]> {
  const rows = await db
    .selectFrom('page_pictures')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy('uploaded_at', 'desc')
    .execute();
  return rows.map(toPagePicture);
}

async function digestOf({ path }: ReceivedFile): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * Stores a picture under a name with the hash of its bytes, so that the same file is stored once. Stores the files
 * before the record; the sweep removes files that a crash leaves without a record.
 */
export async function storePagePicture(
  { db, files, signal }: FilePlaces & { signal: AbortSignal },
  file: File,
): Promise<PagePicture | PictureFault> {
  const received = receivedFile(file);
  // Load the picture library with the first picture: the start does not need it.
  const { encodePagePicture } = await import('../formats/pictures.ts');
  const encoded = await encodePagePicture(received, signal);
  if ('fault' in encoded) return encoded;
  const name = uploadedName((await digestOf(received)).slice(0, 32), encoded);
  for (const [ending, content] of encoded.files) await files.put(pagePicturePath(`${name}${ending}`), content);
  const stored = await db
    .insertInto('page_pictures')
    .values({ name, file_name: fileDisplayName(file.name, 'picture') })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        file_name: (row) => row.ref('excluded.file_name'),
        uploaded_at: sql<Date>`now()`,
        removed_at: null,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return toPagePicture(stored);
}
