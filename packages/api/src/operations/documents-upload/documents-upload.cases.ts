import { casesOf, contractCase } from '../../contract/case.ts';
import { people, seedOf } from '../../contract/seed/people.ts';
import { pdfFile, pngFile, uploadStep, uploadedPath, invalidStep } from '../../contract/steps/steps.ts';
import { documentsUpload } from './documents-upload.ts';

const kossi = 'kossi@example.com';

export const documentsUploadCases = casesOf(documentsUpload, [
  contractCase('stores a file under a generated name and returns its original one', seedOf(people.provider), [
    uploadStep(kossi, pdfFile('Licence d’exploitation 2026.pdf')),
    uploadStep(kossi, new File(['Bonjour,\n'], 'notes.txt', { type: 'text/plain' })),
    {
      check: (memory) => {
        const [first, second] = [uploadedPath(memory, 0), uploadedPath(memory, 1)];
        const valid = /^documents\/[\w-]+\.pdf$/.test(first) && /^documents\/[\w-]+\.txt$/.test(second);
        return valid ? [] : [`paths: ${first}, ${second}`];
      },
    },
  ]),
  contractCase('stores a photograph', seedOf(people.provider), [
    uploadStep(kossi, pngFile('licence.png')),
    {
      check: (memory) =>
        /^documents\/[\w-]+\.png$/.test(uploadedPath(memory, 0)) ? [] : [`path: ${uploadedPath(memory, 0)}`],
    },
  ]),
  contractCase('ignores paths in file names', seedOf(people.provider), [
    {
      as: kossi,
      request: { input: { file: pdfFile('../../etc/passwd.pdf'), folder: 'documents' } },
      expect: { status: 200 },
    },
    {
      check: (memory) =>
        /^documents\/[\w-]+\.pdf$/.test(uploadedPath(memory, 0)) ? [] : ['expected a generated file name'],
    },
  ]),
  contractCase(
    'rejects other types of files',
    seedOf(people.provider),
    ['page.html', 'animation.gif', 'script.js', 'drawing.svg', 'licence'].map((name) =>
      invalidStep(
        { file: pdfFile(name), folder: 'documents' },
        { file: 'Ce type de fichier n’est pas accepté' },
        kossi,
      ),
    ),
  ),
  contractCase('rejects empty files and files over 10 MB', seedOf(people.provider), [
    invalidStep({ file: new File([], 'licence.pdf'), folder: 'documents' }, ['file'], kossi),
    invalidStep(
      { file: new File(['%PDF-1.7\n', 'a'.repeat(10_000_000)], 'licence.pdf'), folder: 'documents' },
      { file: 'Le fichier doit faire moins de 10 Mo' },
      kossi,
    ),
  ]),
  contractCase('rejects requests that are not a form with a file for this folder', seedOf(people.provider), [
    invalidStep({ folder: 'documents' }, { file: 'Ce champ est obligatoire' }, kossi),
    invalidStep({ file: 'licence.pdf' }, ['file'], kossi),
    invalidStep({ file: pdfFile(), folder: '../avatars' }, ['folder'], kossi),
    { as: kossi, request: { body: '{"file":"x"}' }, expect: { errorCode: 'request/malformed' } },
    {
      as: kossi,
      request: { body: '--x\r\n', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      expect: { errorCode: 'request/malformed' },
    },
    {
      as: kossi,
      request: { body: 'x', headers: { 'content-type': 'multipart/form-data' } },
      expect: { errorCode: 'request/malformed' },
    },
  ]),
]);
