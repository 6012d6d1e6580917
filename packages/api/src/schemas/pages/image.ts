import * as z from 'zod/mini';

/**
 * A picture. With `widths` and `formats` its files are `${src}-${width}.${format}`; without, `src` is the file itself.
 * `width` and `height` are the intrinsic size in pixels, `color` is the average colour (CSS) shown while it loads,
 * `portrait` an alternative for narrow screens.
 */
export interface ImageSource {
  src: string;
  width: number;
  height: number;
  color?: string;
  widths?: number[];
  formats?: ('avif' | 'webp')[];
  portrait?: ImageSource;
}

const pixels = z.number().check(z.gt(0));

/** The schema of an `ImageSource`. */
export const imageSchema: z.ZodMiniType<ImageSource> = z.object({
  src: z.string().check(z.minLength(1)),
  width: pixels,
  height: pixels,
  color: z.optional(z.string()),
  widths: z.optional(z.array(pixels)),
  formats: z.optional(z.array(z.enum(['avif', 'webp']))),
  portrait: z.optional(z.lazy(() => imageSchema)),
});
