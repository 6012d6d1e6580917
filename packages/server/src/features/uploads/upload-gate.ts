import { Refused } from '@kermesse/api/refused';
import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { invalidFields } from '../../platform/operations/handler.ts';
import type { Database } from '../../platform/database/database.ts';
import { limitOf } from '../../platform/limits/rate-limit.ts';
import { makeIncoming } from '../../platform/operations/incoming.ts';
import type { AnnouncedUpload, UploadGate } from '../../platform/operations/upload-gate.ts';

/** How many uploads may come in at once: each costs a file handle and little memory, however slow it is. */
const most = { ofOnePerson: 4, inAll: 200 };

const hour = 3600;

/** What uploads are bounded by. */
export interface UploadBounds {
  /** The folder that uploads are written to while they come in. */
  folder: string;
  /** Files that a person may upload in an hour, whatever process takes them. */
  perHour: number;
  /** Bytes that a person may keep. */
  perPerson: number;
  /** Bytes of the disk that stay free: the database needs them. */
  keptFree: number;
}

/** Bytes that a person keeps, claimed or not. */
async function keptBy(db: Database, ownerId: string): Promise<number> {
  const row = await db
    .selectFrom('files')
    .select(sql<number>`coalesce(sum(bytes), 0)::double precision`.as('bytes'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return row.bytes;
}

async function freeBytes(folder: string): Promise<number> {
  await makeIncoming(folder);
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** The disk has less free space than must stay free; reported to the operator. */
class DiskNearlyFull extends Error {}

/** Makes the gate of one process. */
export function createUploadGate(
  db: Database,
  { folder, perHour, perPerson, keptFree }: UploadBounds,
  report: (error: unknown) => void,
): UploadGate {
  const underWay = new Set<AnnouncedUpload>();
  const bytesOf = (uploads: AnnouncedUpload[]) => uploads.reduce((sum, { bytes }) => sum + bytes, 0);

  async function requireRoom(place: AnnouncedUpload): Promise<void> {
    const { ownerId } = place;
    // This one and those before it: of several at once the first find room.
    const coming = [...underWay].slice(0, [...underWay].indexOf(place) + 1);
    if (ownerId !== undefined) {
      const own = bytesOf(coming.filter((each) => each.ownerId === ownerId));
      if ((await keptBy(db, ownerId)) + own > perPerson) throw invalidFields({ file: 'file_space' });
    }
    const free = await freeBytes(folder);
    if (free - bytesOf(coming) >= keptFree) return;
    report(
      new DiskNearlyFull(
        `Uploads are refused: the disk of ${folder} has ${Math.round(free / 1_048_576)} MB left, and DISK_RESERVE_MB keeps ${Math.round(keptFree / 1_048_576)} MB free.`,
      ),
    );
    throw new Refused('server/storage_full', undefined, { 'retry-after': '600' });
  }

  return {
    async enter(upload) {
      const own = [...underWay].filter(({ sender }) => sender === upload.sender).length;
      if (own >= most.ofOnePerson) throw new Refused('rate/limited', undefined, { 'retry-after': '2' });
      if (underWay.size >= most.inAll) throw new Refused('server/unavailable', undefined, { 'retry-after': '5' });
      // An object of its own, so that two that are alike count as two.
      const place = { ...upload };
      underWay.add(place);
      try {
        const { exceeded, retryAfter } = await limitOf(db, `upload by ${upload.sender}`, {
          most: perHour,
          seconds: hour,
        });
        if (exceeded) throw new Refused('rate/limited', undefined, { 'retry-after': String(retryAfter) });
        await requireRoom(place);
      } catch (error) {
        underWay.delete(place);
        throw error;
      }
      return () => void underWay.delete(place);
    },
  };
}
