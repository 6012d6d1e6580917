import { sitePropsMock } from '@kermesse/api/mocks/site-props';
import { paletteKey, paletteOf } from '@kermesse/ui/art';
import { colourDrawing } from '@kermesse/ui/art/drawing';
import { http, HttpResponse } from 'msw';
import { requestedBrands } from './art.ts';

const folder = '../packages/ui/src/art/drawings/';
const drawings = import.meta.glob<string>('../packages/ui/src/art/drawings/*.svg', {
  query: '?raw',
  import: 'default',
});

// The composer's preview shows the mocked site in its brand.
const mockedBrand = sitePropsMock.example.colors;
requestedBrands.set(paletteKey(mockedBrand), mockedBrand);

/** Mocks the server’s response for the illustrations of other brands: the recoloured drawing itself, for every size. */
export const artHandler = http.get<{ key: string; file: string }>('/art/:key/:file', async ({ params }) => {
  const { key, file } = params;
  const brand = requestedBrands.get(key);
  const drawing = file.replace(/(?:-\d+)?\.\w+$/, '.svg');
  const load = drawings[folder + drawing];
  if (brand === undefined || load === undefined) return undefined;
  return new HttpResponse(colourDrawing(await load(), paletteOf(brand), drawing), {
    headers: { 'content-type': 'image/svg+xml' },
  });
});
