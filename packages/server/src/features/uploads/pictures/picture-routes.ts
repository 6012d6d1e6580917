import { errorResponse, requestLocale, type Refusal } from '@kermesse/api/envelope';
import { readInput } from '@kermesse/api/input';
import { thumbnails } from '@kermesse/api/thumbnails';
import { Hono, type Context } from 'hono';
import { pagePictureFile } from './page-pictures.ts';
import { thumbnailPath } from '../records/records.ts';
import type { ThumbnailSize } from '../formats/pictures.ts';
import type { FileStore } from '../../../platform/files/store.ts';

/** The headers of pictures. A picture's content never changes under its name, and the name cannot be guessed. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/** The operations that these routes serve. */
export const pictureOperations = [thumbnails] as const;

const refuse = (context: Context, refusal: Refusal) => errorResponse(refusal, requestLocale(context.req.raw.headers));

async function picture(context: Context, files: FileStore, path: string): Promise<Response> {
  const typed = { ...headers, 'content-type': path.endsWith('.avif') ? 'image/avif' : 'image/webp' };
  if (context.req.method === 'HEAD') {
    return (await files.has(path))
      ? new Response(null, { headers: typed })
      : refuse(context, { code: 'request/not_found' });
  }
  const stored = await files.stream(path);
  if (stored === null) return refuse(context, { code: 'request/not_found' });
  const { size, stream } = stored;
  return new Response(stream, { headers: { ...typed, ...(size !== undefined && { 'content-length': String(size) }) } });
}

/** Returns the address of an avatar in its original size. `path` is the user's `avatar`. */
export function avatarUrl(path: string): string {
  return `/api/files/${path}`;
}

/**
 * Creates the public routes of avatars, their thumbnails and page pictures, for GET and HEAD. They need no API key,
 * because `<img>` sends none. They do not serve documents.
 */
export function createPictureRoutes(files: FileStore): Hono {
  const routes = new Hono();
  const places: Record<string, (size: ThumbnailSize, filename: string) => string> = {
    '/thumbnails/:size/:filename': thumbnailPath,
    '/files/avatars/:filename': (_, filename) => `avatars/${filename}`,
    '/pictures/:filename': (_, filename) => pagePictureFile(filename),
  };
  for (const [path, fileOf] of Object.entries(places))
    routes.get(path, async (context) => {
      const result = await readInput(thumbnails, context.req.raw, { size: 'small', ...context.req.param() });
      if (!result.ok) return refuse(context, result.refusal);
      return picture(context, files, fileOf(result.input.size, result.input.filename));
    });
  return routes;
}
