import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { resolveUploaded, uploadedAddress, uploadedFormats, uploadedName } from '@kermesse/sections/uploaded';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { PictureFault } from '../formats/pictures.ts';
import { receivedFile, type ReceivedFile } from '../../../platform/operations/received-file.ts';
import type { FilePlaces } from '../records/records.ts';
import { shownName } from '../records/display-name.ts';

/** A picture that an editor can choose. */
export interface PagePicture {
  /** The address that goes into a configuration. */
  src: string;
  /** The name of the file it came as. */
  name: string;
  /** ISO 8601. */
  createdAt: string;
}

/** So many are listed at most. */
const mostListed = 200;

const shown = ({
  name,
  file_name,
  uploaded_at,
}: {
  name: string;
  file_name: string;
  uploaded_at: Date;
}): PagePicture => ({
  src: uploadedAddress(name),
  name: file_name,
  createdAt: uploaded_at.toISOString(),
});

const pagePicturePath = (file: string) => `pictures/${file}`;

/**
 * The path in the store of what an address asks for: one file by its name, or, by the picture's name alone, the
 * largest, for clients that cannot choose.
 */
export function pagePictureFile(asked: string): string {
  const { widths } = resolveUploaded(uploadedAddress(asked)) ?? {};
  return pagePicturePath(widths === undefined ? asked : `${asked}-${widths.at(-1)}.webp`);
}

/** Every path of the store that belongs to a picture. */
export function pagePicturePaths(name: string): string[] {
  const widths = resolveUploaded(uploadedAddress(name))?.widths ?? [];
  return widths.flatMap((width) => uploadedFormats.map((format) => pagePicturePath(`${name}-${width}.${format}`)));
}

/** The pictures that editors uploaded, the newest first. */
export async function listPagePictures(db: Database): Promise<PagePicture[]> {
  const rows = await db
    .selectFrom('page_pictures')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy('uploaded_at', 'desc')
    .limit(mostListed)
    .execute();
  return rows.map(shown);
}

async function digestOf({ path }: ReceivedFile): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * Keeps a picture under a name made of its bytes, so that the same file is kept once: files first, then the record. What
 * a crash leaves between the two is swept.
 */
export async function storePagePicture({ db, files }: FilePlaces, file: File): Promise<PagePicture | PictureFault> {
  const received = receivedFile(file);
  // Loaded with the first picture, with what unfolds it: a start needs neither.
  const { redrawPagePicture } = await import('../formats/pictures.ts');
  const redrawn = await redrawPagePicture(received);
  if ('fault' in redrawn) return redrawn;
  const name = uploadedName((await digestOf(received)).slice(0, 32), redrawn);
  for (const [ending, content] of redrawn.files) await files.put(pagePicturePath(`${name}${ending}`), content);
  const stored = await db
    .insertInto('page_pictures')
    .values({ name, file_name: shownName(file.name, 'picture') })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        file_name: (row) => row.ref('excluded.file_name'),
        uploaded_at: sql<Date>`now()`,
        removed_at: null,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return shown(stored);
}
