import { expect, it } from 'vitest';
import { attachment } from './attachment.ts';

it.each([
  ['agenda-1.ics', 'attachment; filename="agenda-1.ics"'],
  ['été "1".pdf', `attachment; filename="_t___1_.pdf"; filename*=UTF-8''%C3%A9t%C3%A9%20%221%22.pdf`],
  ["d'été*.pdf", `attachment; filename="d__t__.pdf"; filename*=UTF-8''d%27%C3%A9t%C3%A9%2A.pdf`],
  ['\ud800.pdf', `attachment; filename="_.pdf"; filename*=UTF-8''%EF%BF%BD.pdf`],
])('the download of %j has the header %j', (name, header) => {
  expect(attachment(name)).toBe(header);
});
