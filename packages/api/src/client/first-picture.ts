import { thumbnails } from '../operations/thumbnails/thumbnails.ts';
import type { CallOptions, Client } from './client.ts';

/** The sizes of a picture in the order in which they are looked for (specification §9). */
const sizes = ['small', 'medium', 'large'] as const;

/**
 * The address of a person's picture: the first size that exists of small, medium, large, else the original. Null when
 * there is no picture.
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
