import { mockOf } from '../../mock/mock-of.ts';
import { storeFile } from '../../mock/accounts/files.ts';
import { fileUpload } from './file-upload.ts';

export const fileUploadMock = mockOf(fileUpload, {
  respond: ({ file, folder }, { accounts }, caller) => ({
    data: { path: storeFile(accounts, caller.person(), folder, file) },
  }),
  example: { data: { path: 'avatars/example.webp' } },
  invalid: { file: 'avatar_size' },
});
