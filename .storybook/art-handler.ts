import { paletteOf } from '@kermesse/ui/art';
import { colourDrawing } from '@kermesse/ui/art/drawing';
import { http, HttpResponse } from 'msw';
import { requestedBrands } from './art.ts';

const folder = '../packages/ui/src/art/drawings/';
const drawings = import.meta.glob<string>('../packages/ui/src/art/drawings/*.svg', {
  query: '?raw',
  import: 'default',
});

/** Mocks the server’s response for the illustrations of other brands: the recoloured drawing itself. */
export const artHandler = http.get<{ key: string; file: string }>('/art/:key/:file', async ({ params }) => {
  const { key, file } = params;
  const [brand, load] = [requestedBrands.get(key), drawings[folder + file]];
  if (brand === undefined || load === undefined) return undefined;
  const drawing = colourDrawing(await load(), paletteOf(brand), file);
  return new HttpResponse(drawing, { headers: { 'content-type': 'image/svg+xml' } });
});
