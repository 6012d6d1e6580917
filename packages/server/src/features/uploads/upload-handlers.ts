import { Refused } from '@kermesse/api/refused';
import { randomUUID } from 'node:crypto';
import { documentsFile } from '@kermesse/api/documents-file';
import { documentsUpload } from '@kermesse/api/documents-upload';
import { fileUpload } from '@kermesse/api/file-upload';
import { extensionOf } from '@kermesse/api/schemas/uploads/upload';
import { invalidFields, throwIfDisconnected, userHandler, type UserCall } from '../../platform/operations/handler.ts';
import { validateDocument } from './formats/document-kinds.ts';
import { fileResponse } from '../../platform/operations/create-response.ts';
import { receivedFile } from '../../platform/operations/received-file.ts';
import { fileDisplayName } from './records/display-name.ts';
import { removeUnclaimed, storeFile, thumbnailPath } from './records/records.ts';

/** Removes a stored file if the client has disconnected, because the client cannot learn its path. */
async function removeIfDisconnected(call: UserCall, path: string): Promise<void> {
  if (call.signal.aborted) await removeUnclaimed(call, path);
  throwIfDisconnected(call.signal);
}

/** The handlers of uploads. */
export const uploadHandlers = [
  userHandler(documentsUpload, async ({ file }, call) => {
    const received = receivedFile(file);
    const checked = await validateDocument(received, call.signal);
    if ('fault' in checked) throw invalidFields({ file: checked.fault });
    const path = `documents/${randomUUID()}.${extensionOf(file.name)}`;
    await storeFile(call, {
      path,
      folder: 'documents',
      mediaType: checked.mediaType,
      bytes: file.size,
      files: new Map([[path, received]]),
    });
    await removeIfDisconnected(call, path);
    return { data: { path, name: fileDisplayName(file.name, 'document') } };
  }),

  userHandler(fileUpload, async ({ file }, call) => {
    // Load the picture library with the first picture: the start does not need it.
    const { encodeAvatar } = await import('./formats/pictures.ts');
    const picture = await encodeAvatar(receivedFile(file), call.signal);
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
    await removeIfDisconnected(call, path);
    return { data: { path } };
  }),

  userHandler(documentsFile, async ({ filename }, { db, files, caller }) => {
    const path = `documents/${filename}`;
    const row = await db
      .selectFrom('files')
      .leftJoin('documents', 'documents.path', 'files.path')
      .select(['files.media_type', 'documents.name'])
      .where('files.path', '=', path)
      .where('files.owner_id', '=', caller.userId)
      .where('files.folder', '=', 'documents')
      .executeTakeFirst();
    const stored = row && (await files.stream(path));
    if (!stored) throw new Refused('request/not_found');
    return fileResponse({ ...stored, name: row.name ?? filename, type: row.media_type });
  }),
];
