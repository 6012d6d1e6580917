import { expect, it } from 'vitest';
import { openPage } from '../support/visitor.ts';
import { sharedSite } from '../support/site.ts';

const site = await sharedSite();

const pages = ['/fr/', '/fr/agenda', '/fr/tarifs', '/fr/a-propos', '/fr/contact', '/fr/congres', '/fr/prestataires'];
const most = 1.5;
const looks = [1, 2, 3].flatMap((deviceScaleFactor) =>
  [360, 768, 1280].map((width) => ({ deviceScaleFactor, viewport: { width, height: 800 } })),
);

it.each(looks)(
  'no picture has more than 1.5 times its drawn pixels, device pixel ratio $deviceScaleFactor, $viewport.width px wide',
  async (look) => {
    const found: string[] = [];
    let seen = 0;
    for (const path of pages) {
      // A new cache: browsers reuse a larger cached file.
      const { context, page } = await openPage(look);
      await page.goto(site.origin + path);
      const pictures = await page.evaluate(async () => {
        const images = [...document.querySelectorAll<HTMLImageElement>('#root img')];
        for (const image of images) {
          image.loading = 'eager';
          // A hidden picture has no source to decode.
          await image.decode().catch(() => undefined);
        }
        return images.flatMap((image) => {
          const { width, height } = image.getBoundingClientRect();
          const sets = [
            image.srcset,
            ...[...(image.parentElement?.querySelectorAll('source') ?? [])].map((source) => source.srcset),
          ];
          const { pathname } = new URL(image.currentSrc, location.href);
          const set = sets.find((each) => each.includes(pathname)) ?? '';
          const files = [...set.matchAll(/(\S+) (\d+)w/g)].map(([, file = '', pixels]) => ({
            file,
            pixels: Number(pixels),
          }));
          const pixels = files.find(({ file }) => file.endsWith(pathname))?.pixels;
          if (pixels === undefined || width === 0) return [];
          const cover = getComputedStyle(image).objectFit === 'cover';
          const drawn = cover ? Math.max(width, (height * image.naturalWidth) / image.naturalHeight) : width;
          const needed = drawn * devicePixelRatio;
          // The file is right if every smaller one is too small.
          const smaller = files.some((each) => each.pixels < pixels && each.pixels >= needed - 1);
          return [{ pathname, ratio: pixels / needed, smaller }];
        });
      });
      seen += pictures.length;
      // A file that the page draws larger in another place is loaded once: the browser reuses it.
      const isReused = (pathname: string) =>
        pictures.some((other) => other.pathname === pathname && other.ratio <= most);
      for (const { pathname, ratio, smaller } of pictures)
        if (ratio > most && smaller && !isReused(pathname))
          found.push(`${path}: ${pathname} has ${ratio.toFixed(2)} times its drawn pixels`);
      await context.close();
    }
    expect(seen).toBeGreaterThan(10);
    expect(found).toEqual([]);
  },
);
