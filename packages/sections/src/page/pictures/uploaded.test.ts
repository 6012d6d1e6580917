import { expect, test } from 'vitest';
import { resolvePicture } from './art.ts';
import { resolveUploaded, uploadedAddress, uploadedName, uploadedWidths } from './uploaded.ts';

test.each([
  [320, [320]],
  [480, [480]],
  [1000, [480, 960, 1000]],
  [1920, [480, 960, 1440, 1920]],
])('an uploaded picture of %i px is stored in the widths %j', (width, widths) => {
  expect(uploadedWidths(width)).toEqual(widths);
});

test('resolveUploaded reads size, colour and formats from the address alone', () => {
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
])('resolveUploaded returns undefined for %s', (src) => {
  expect(resolveUploaded(src)).toBeUndefined();
});
