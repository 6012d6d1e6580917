import { paletteKey } from '@kermesse/ui/art';
import type { BrandColors } from '@kermesse/ui/theme';
import { Hono } from 'hono';
import { Body, send } from '../../platform/http/body.ts';
import { fileKind } from './content-types.ts';
import { createBrandArt, readArtName } from './brand-art.ts';

/** `/art/<key>/<file>` for the brand of now; whatever the build has made already was given out before it comes here. */
export function createArtRoutes({ folder, brand }: { folder: string; brand(): Promise<BrandColors> }): Hono {
  const routes = new Hono();
  const brandArt = createBrandArt(folder);
  routes.get('/:key/:file', async (context, next) => {
    const { key, file } = context.req.param();
    const art = readArtName(file);
    if (art === undefined) return next();
    const colors = await brand();
    if (paletteKey(colors) !== key) return next();
    const body = new Body(await brandArt(art, colors), { quality: 0 });
    return send(context.req.raw, body, {
      compressible: false,
      headers: {
        'content-type': fileKind(file)?.type ?? '',
        'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000',
      },
    });
  });
  return routes;
}
