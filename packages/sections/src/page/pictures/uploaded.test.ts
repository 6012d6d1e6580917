import { expect, test } from 'vitest';
import { resolvePicture } from './art.ts';
import { resolveUploaded, uploadedAddress, uploadedName, uploadedWidths } from './uploaded.ts';

test.each([
  [320, [320]],
  [480, [480]],
  [1000, [480, 960, 1000]],
  [1920, [480, 960, 1440, 1920]],
])('a picture %i px wide is kept in the widths %j', (width, widths) => {
  expect(uploadedWidths(width)).toEqual(widths);
});

test('the address of a picture says all that is needed to show it', () => {
  const src = uploadedAddress(uploadedName('5c0f', { width: 1920, height: 1281, color: '#a08c6d' }));
  const image = {
    src,
    width: 1920,
    height: 1281,
    color: '#a08c6d',
    widths: [480, 960, 1440, 1920],
    formats: ['avif', 'webp'],
  };
  expect(resolveUploaded(src)).toEqual(image);
  expect(resolvePicture(src, 'fr')).toEqual(image);
});

test.each([
  '/api/pictures/5c0f-0x1281-a08c6d',
  '/api/pictures/5c0f-99999x10-a08c6d',
  '/api/pictures/5c0f-1920x1281-a08c6d.webp',
  '/api/pictures/../5c0f-1920x1281-a08c6d',
  'https://example.com/api/pictures/5c0f-1920x1281-a08c6d',
  '/art/beach',
  '',
])('%s is no uploaded picture', (src) => {
  expect(resolveUploaded(src)).toBeUndefined();
});
