import { Refused } from '@kermesse/api/refused';
import { randomUUID } from 'node:crypto';
import { documentsFile } from '@kermesse/api/documents-file';
import { documentsUpload } from '@kermesse/api/documents-upload';
import { fileUpload } from '@kermesse/api/file-upload';
import { endingOf } from '@kermesse/api/schemas/uploads/upload';
import { invalidFields, userHandler, type UserCall } from '../../platform/operations/handler.ts';
import { judgeDocument } from './formats/document-kinds.ts';
import { receivedFile } from '../../platform/operations/received-file.ts';
import { shownName } from './records/display-name.ts';
import { removeFile, storeFile, thumbnailPath } from './records/records.ts';

/** Deletes the file that was just stored when the client has disconnected and cannot learn its path. */
async function unlessGone(call: UserCall, path: string): Promise<void> {
  if (!call.signal.aborted) return;
  await removeFile(call, path);
  throw new Refused('request/malformed');
}

/** What the server does for uploads. */
export const uploadHandlers = [
  userHandler(documentsUpload, async ({ file }, call) => {
    const received = receivedFile(file);
    const verdict = await judgeDocument(received);
    if ('fault' in verdict) throw invalidFields({ file: verdict.fault });
    const path = `documents/${randomUUID()}.${endingOf(file.name)}`;
    await storeFile(call, {
      path,
      folder: 'documents',
      mediaType: verdict.mediaType,
      bytes: file.size,
      files: new Map([[path, received]]),
    });
    await unlessGone(call, path);
    return { data: { path, name: shownName(file.name, 'document') } };
  }),

  userHandler(fileUpload, async ({ file }, call) => {
    // Loaded with the first picture, with what unfolds it: a start needs neither.
    const { redrawAvatar } = await import('./formats/pictures.ts');
    const picture = await redrawAvatar(receivedFile(file));
    if ('fault' in picture) throw invalidFields({ file: picture.fault });
    const name = `${randomUUID()}.webp`;
    const path = `avatars/${name}`;
    const files = new Map<string, Uint8Array>(
      [...picture.thumbnails].map(([size, bytes]) => [thumbnailPath(size, name), bytes]),
    );
    files.set(path, picture.original);
    await storeFile(call, {
      path,
      folder: 'avatars',
      mediaType: 'image/webp',
      bytes: picture.original.byteLength,
      files,
    });
    await unlessGone(call, path);
    return { data: { path } };
  }),

  userHandler(documentsFile, async ({ filename }, { db, files, signedIn }) => {
    const path = `documents/${filename}`;
    const row = await db
      .selectFrom('files')
      .leftJoin('documents', 'documents.path', 'files.path')
      .select(['files.media_type', 'documents.name'])
      .where('files.path', '=', path)
      .where('files.owner_id', '=', signedIn.userId)
      .where('files.folder', '=', 'documents')
      .executeTakeFirst();
    const bytes = row && (await files.get(path));
    if (!bytes) throw new Refused('request/not_found');
    return new File([bytes], row.name ?? filename, { type: row.media_type });
  }),
];
