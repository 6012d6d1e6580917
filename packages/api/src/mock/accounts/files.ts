import { extensionOf } from '../../schemas/uploads/upload.ts';
import { nextOf, type Accounts, type MockUser } from './accounts.ts';

/** Stores a file under a unique name. Returns its path. */
export function storeFile(accounts: Accounts, { id }: MockUser, folder: string, file: File): string {
  const path = `${folder}/${nextOf(accounts, 'file')}.${extensionOf(file.name)}`;
  accounts.files.set(path, { owner: id, file });
  return path;
}
