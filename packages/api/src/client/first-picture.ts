import { thumbnails } from '../operations/thumbnails/thumbnails.ts';
import type { CallOptions, Client } from './client.ts';

/** The sizes of a picture in order of preference (specification §9). */
const sizes = ['small', 'medium', 'large'] as const;

/**
 * Returns the URL of a user's picture: the first size that exists of small, medium and large, otherwise the original.
 * Null if there is no picture.
 */
export async function firstPicture(
  client: Client,
  { avatar, avatarUrl }: { avatar: string | null; avatarUrl: string | null },
  options?: CallOptions,
): Promise<string | null> {
  const filename = avatar?.split('/').at(-1) ?? '';
  if (filename === '') return avatarUrl;
  for (const size of sizes) {
    const { ok } = await client.call(thumbnails, { size, filename }, options);
    if (ok) return client.url(thumbnails, { size, filename });
  }
  return avatarUrl;
}
