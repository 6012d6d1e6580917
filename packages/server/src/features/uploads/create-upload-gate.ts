import { Refused } from '@kermesse/api/refused';
import { statfs } from 'node:fs/promises';
import type { Database } from '../../platform/database/database.ts';
import { hourly } from '../../platform/limits/fixed-window.ts';
import { createRateLimitRefusal, enforceLimit } from '../../platform/limits/enforce-limit.ts';
import { OperatorError } from '../../platform/config/operator-error.ts';
import { createIncomingFolder } from '../../platform/operations/incoming.ts';
import type { AnnouncedUpload, UploadGate } from '../../platform/operations/upload-gate.ts';
import { requireSpace } from './records/records.ts';

/** The maximum number of simultaneous uploads. Each uses a file handle and little memory, however slow it is. */
const maxUploads = { perSender: 4, perNetwork: 50, total: 200 };

/** The hourly limit of one network, as a multiple of the limit of one user: anybody can register several accounts. */
const usersPerNetwork = 10;

/** The limits of uploads. */
export interface UploadBounds {
  /** The folder for uploads in progress. */
  folder: string;
  /** The maximum number of uploads per user and hour, across all server processes. */
  perHour: number;
  /** The maximum number of stored bytes per user. */
  perPerson: number;
  /** The bytes of the disk that must stay free, because the database needs them. */
  reservedBytes: number;
}

async function freeBytes(folder: string): Promise<number> {
  await createIncomingFolder(folder);
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Creates the upload gate of one server process. */
export function createUploadGate(
  db: Database,
  { folder, perHour, perPerson, reservedBytes }: UploadBounds,
  report: (error: unknown) => void,
): UploadGate {
  const inProgress = new Set<AnnouncedUpload>();
  const bytesOf = (uploads: AnnouncedUpload[]) => uploads.reduce((sum, { bytes }) => sum + bytes, 0);

  async function requireFreeDisk(entry: AnnouncedUpload): Promise<void> {
    // Count this upload and the earlier ones, so that the first of several simultaneous uploads still fit.
    const pending = [...inProgress].slice(0, [...inProgress].indexOf(entry) + 1);
    const free = await freeBytes(folder);
    if (free - bytesOf(pending) >= reservedBytes) return;
    report(
      new OperatorError(
        `Uploads are refused: the disk of ${folder} has ${Math.round(free / 1_048_576)} MB left, and DISK_RESERVE_MB keeps ${Math.round(reservedBytes / 1_048_576)} MB free. Free disk space.`,
      ),
    );
    throw new Refused('server/storage_full', undefined, { 'retry-after': '600' });
  }

  return {
    async enter(upload) {
      const ownUploads = [...inProgress].filter(({ sender }) => sender === upload.sender).length;
      const near = [...inProgress].filter(({ ip }) => ip === upload.ip).length;
      if (ownUploads >= maxUploads.perSender || near >= maxUploads.perNetwork) throw createRateLimitRefusal(2);
      if (inProgress.size >= maxUploads.total)
        throw new Refused('server/unavailable', undefined, { 'retry-after': '5' });
      // A copy, so that equal uploads are separate members of the set.
      const entry = { ...upload };
      inProgress.add(entry);
      try {
        await enforceLimit(db, `uploads from ${upload.ip}`, hourly(perHour * usersPerNetwork));
        await enforceLimit(db, `upload by ${upload.sender}`, hourly(perHour));
        // Before the body is read. `storeFile` checks the space again, exactly.
        if (entry.ownerId !== undefined) await requireSpace(db, entry.ownerId, entry.bytes, perPerson);
        await requireFreeDisk(entry);
      } catch (error) {
        inProgress.delete(entry);
        throw error;
      }
      return () => void inProgress.delete(entry);
    },
  };
}
