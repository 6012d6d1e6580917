import pixelmatch from 'pixelmatch';
import type { Frame, Page } from 'playwright';
import sharp from 'sharp';
import { whileDrawn } from '../drawing.ts';

/** A document on the screen and its area there, in whole, unscaled pixels. */
export interface Seen {
  frame: Frame;
  page: Page;
  clip: { x: number; y: number; width: number; height: number };
}

/** The overlap of two successive screens: the height that a sticky header covers. */
const covered = 100;

/**
 * Returns the key, top and bottom of each section in CSS pixels from the top of the document, and then of the document
 * itself.
 */
export const sectionsOf = ({ frame }: Seen) =>
  frame.evaluate(() => [
    ...[...document.querySelectorAll('[data-section-id]')].map((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      return { key: section.getAttribute('data-section-id') ?? '', top: top + scrollY, bottom: bottom + scrollY };
    }),
    { key: 'the page', top: 0, bottom: document.documentElement.scrollHeight },
  ]);

/** Forces a repaint: an area that was moved or scaled before may be painted in slightly different colours. */
const redraw = ({ frame }: Seen) =>
  frame.evaluate(async () => {
    const { style } = document.body;
    style.visibility = 'hidden';
    await new Promise((done) => setTimeout(done, 100));
    style.removeProperty('visibility');
    await new Promise((done) => setTimeout(done, 100));
  });

/** Scrolls, waits until all visible pictures have loaded, and returns the scroll position. */
async function scrollTo({ frame }: Seen, top: number): Promise<number> {
  await frame.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await frame.waitForFunction(
    () =>
      [...document.images].every((image) => {
        const { top: upper, bottom, left, right } = image.getBoundingClientRect();
        const isSeen = bottom > 0 && upper < innerHeight && right > 0 && left < innerWidth && image.checkVisibility();
        return !isSeen || image.complete;
      }),
    undefined,
    { polling: 100 },
  );
  // A loaded picture may not be decoded yet.
  return frame.evaluate(async () => {
    const complete = [...document.images].filter((image) => image.complete);
    await Promise.all(complete.map((image) => image.decode().catch(() => undefined)));
    return scrollY;
  });
}

/**
 * Lists the candidate files of each picture, in order, and makes the page use only the largest one. Which candidate a
 * browser chooses depends on its cache, and is no difference between documents.
 */
export const takeLargestPictures = ({ frame }: Seen) =>
  frame.evaluate(() =>
    [...document.querySelectorAll('source, img[srcset]')].map((element) => {
      const files = element.getAttribute('data-files') ?? element.getAttribute('srcset') ?? '';
      element.setAttribute('data-files', files);
      element.setAttribute('srcset', files.split(', ').at(-1) ?? '');
      return files;
    }),
  );

/** Scrolls through a document, so that all content that loads on sight has loaded, including the map. */
export async function scrollThrough(seen: Seen): Promise<void> {
  const { frame, clip } = seen;
  const height = () => frame.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < (await height()); top += clip.height) await scrollTo(seen, top);
  // Not scrollIntoViewIfNeeded: it waits for animation frames, which a busy machine may not draw.
  await frame.locator('[data-section="contact"]').evaluate((section) => section.scrollIntoView({ block: 'center' }));
  await frame.locator('[data-ready] canvas').waitFor();
  await frame.waitForFunction(() => document.fonts.status === 'loaded', undefined, { polling: 100 });
}

const pixelsOf = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer();

/** Returns the row of each differing pixel of two documents. Compares like the screenshot tests of stories. */
async function differingRows(one: Seen, other: Seen): Promise<number[]> {
  const { width, height } = one.clip;
  const pictures = [];
  for (const { page, clip } of [one, other]) pictures.push(await page.screenshot({ clip, animations: 'disabled' }));
  const [first, second] = pictures as [Buffer, Buffer];
  if (first.equals(second)) return [];
  const [a, b] = await Promise.all([pixelsOf(first), pixelsOf(second)]);
  const marked = Buffer.alloc(a.length);
  if (pixelmatch(a, b, marked, width, height, { threshold: 0.02, diffMask: true }) === 0) return [];
  return Array.from({ length: width * height }, (_, pixel) => pixel)
    .filter((pixel) => marked[pixel * 4 + 3] !== 0)
    .map((pixel) => Math.floor(pixel / width));
}

/**
 * Counts the pixels that differ between two documents of the same size, by section; `the page` is the area around the
 * sections. Compares one screen after the other. Repaints both and compares again where they differ.
 */
export const differingPixels = (one: Seen, other: Seen): Promise<Record<string, number>> =>
  whileDrawn(one.page, () => whileDrawn(other.page, () => compareScreens(one, other)));

async function compareScreens(one: Seen, other: Seen): Promise<Record<string, number>> {
  const sections = await sectionsOf(one);
  const counts: Record<string, number> = {};
  for (let top = 0; top < (sections.at(-1)?.bottom ?? 0); top += one.clip.height - covered) {
    const at = await scrollTo(one, top);
    await scrollTo(other, top);
    let rows = await differingRows(one, other);
    for (let tries = 0; rows.length > 0 && tries < 3; tries += 1) {
      await redraw(one);
      await redraw(other);
      rows = await differingRows(one, other);
    }
    for (const row of rows) {
      const key = sections.find((section) => at + row >= section.top && at + row < section.bottom)?.key ?? 'the page';
      counts[key] = (counts[key] ?? 0) + 1;
    }
  }
  return counts;
}
