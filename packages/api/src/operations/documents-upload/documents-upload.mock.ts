import { mockOf } from '../../mock/mock-of.ts';
import { storeFile } from '../../mock/accounts/files.ts';
import { documentsUpload } from './documents-upload.ts';

export const documentsUploadMock = mockOf(documentsUpload, {
  respond: ({ file, folder }, { accounts }, caller) => ({
    data: { path: storeFile(accounts, caller.person(), folder, file), name: file.name },
  }),
  example: { data: { path: 'documents/example-0.pdf', name: 'licence.pdf' } },
  invalid: { file: 'file_type' },
});
