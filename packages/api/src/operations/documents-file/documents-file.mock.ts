import { mockOf } from '../../mock/mock-of.ts';
import { Refused } from '../../operation/refused.ts';
import { documentsFile } from './documents-file.ts';

export const documentsFileMock = mockOf(documentsFile, {
  respond: ({ filename }, { accounts }, caller) => {
    const stored = accounts.files.get(`documents/${filename}`);
    if (stored === undefined || stored.owner !== caller.person().id) throw new Refused('request/not_found');
    return stored.file;
  },
  example: new Blob(['%PDF-1.7'], { type: 'application/pdf' }),
  invalid: { filename: 'invalid' },
});
