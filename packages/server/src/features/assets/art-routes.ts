import { paletteKey } from '@kermesse/ui/art';
import { defaultBrand, type BrandColors } from '@kermesse/ui/theme';
import { Hono } from 'hono';
import { Body, send } from '../../platform/http/bodies/body.ts';
import type { Lifecycle } from '../../platform/process/lifecycle.ts';
import type { ContentVersion } from '../content/version.ts';
import { contentTypeOf } from './content-types.ts';
import { createBrandArt, readArtName } from './brand-art.ts';

/** The options of {@link createArtRoutes}. */
export interface ArtRoutesOptions {
  /** The folder that stores drawn pictures. */
  folder: string;
  /** Returns the current brand colours. */
  brand(): Promise<BrandColors>;
  version: Pick<ContentVersion, 'onChange'>;
  lifecycle: Pick<Lifecycle, 'draining'>;
  report(error: unknown): void;
}

/**
 * Creates the routes `/art/<key>/<file>` for the current brand. Earlier middleware serves the pictures that the build
 * has drawn. When an editor publishes other colours, the server draws their pictures before visitors request them. The
 * stored pictures in former colours are served until they are deleted, because open pages still show them.
 */
export function createArtRoutes({ folder, brand, version, lifecycle, report }: ArtRoutesOptions): Hono {
  const routes = new Hono();
  const art = createBrandArt(folder, report);
  // The build has drawn the pictures of the default brand.
  let preparedKey = paletteKey(defaultBrand);

  async function prepare(): Promise<void> {
    const colors = await brand();
    const key = paletteKey(colors);
    if (key === preparedKey) return;
    preparedKey = key;
    if (key !== paletteKey(defaultBrand)) await art.prepare(colors, () => preparedKey === key && !lifecycle.draining);
  }
  version.onChange(() => void prepare().catch(report));

  routes.get('/:key/:file', async (context, next) => {
    const { key, file } = context.req.param();
    const requested = readArtName(file);
    if (requested === undefined) return next();
    const colors = await brand();
    const isCurrent = paletteKey(colors) === key;
    const bytes = await (isCurrent ? art.picture(requested, colors) : art.storedPicture(requested, key));
    if (bytes === undefined) return next();
    const body = new Body(bytes, { quality: 0 });
    return send(context.req.raw, body, {
      headers: {
        'content-type': contentTypeOf(file) ?? '',
        'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000',
      },
    });
  });
  return routes;
}
