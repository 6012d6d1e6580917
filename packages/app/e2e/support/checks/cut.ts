import type { Page } from 'playwright';
import { expect } from 'vitest';
import { whileDrawn } from '../drawing.ts';

/** Lists the texts of a page that are clipped, so that no scrolling reveals them. */
export function cutTexts(page: Page): Promise<string[]> {
  return whileDrawn(page, () =>
    page.evaluate(() => {
      const hiddenOnPurpose = (element: Element) =>
        element.closest('[inert],[aria-hidden=true],[hidden],dialog:not([open]),[popover]') !== null;
      const tiny = ({ width, height }: DOMRect) => width <= 2 || height <= 2;
      const clips = (element: Element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        const closed = (value: string) => value === 'hidden' || value === 'clip';
        return { x: closed(overflowX), y: closed(overflowY), shaped: clipPath !== 'none' };
      };
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (
          text === '' ||
          parent === null ||
          hiddenOnPurpose(parent) ||
          ['SCRIPT', 'STYLE', 'OPTION'].includes(parent.tagName)
        )
          continue;
        if (!parent.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const own = range.getBoundingClientRect();
        if (tiny(own)) continue;
        for (let box: Element | null = parent; box !== null && box !== document.body; box = box.parentElement) {
          const { x, y, shaped } = clips(box);
          const edge = box.getBoundingClientRect();
          if (shaped || tiny(edge)) break;
          const { overflowX } = getComputedStyle(box);
          if (overflowX === 'auto' || overflowX === 'scroll') break;
          const beyondX = x && (own.right > edge.right + 1.5 || own.left < edge.left - 1.5);
          const beyondY = y && (own.bottom > edge.bottom + 1.5 || own.top < edge.top - 1.5);
          if (beyondX || beyondY) {
            found.push(
              `“${text.slice(0, 60)}” in ${box.closest('[data-section]')?.getAttribute('data-section') ?? box.tagName}`,
            );
            break;
          }
        }
      }
      return found;
    }),
  );
}

/** Lists the elements of open dialogs that scroll horizontally. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const inside = [...document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"]')].flatMap(
      (dialog) => [dialog, ...dialog.querySelectorAll('*')],
    );
    const scrolls = (element: Element) =>
      element.clientWidth > 0 &&
      element.scrollWidth > element.clientWidth + 1 &&
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    return inside
      .filter((element) => scrolls(element) && element.closest('[role="tablist"]') === null)
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** Sets the text size of the browser's settings, in pixels. Page zoom is another setting. */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

/** Asserts that a page and its open dialog fit the window's width and clip no text. */
export async function expectFit(page: Page, width: number): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: page.url(), timeout: 5000 })
    .toBe(width);
  // Components that measure their width, such as the header's navigation, re-render a frame after a resize.
  await expect.poll(() => tooWide(page), { message: page.url(), timeout: 5000 }).toEqual([]);
  await expect.poll(() => cutTexts(page), { message: page.url(), timeout: 5000 }).toEqual([]);
}

/** Asserts the same at 320 pixels, and at 640: the width that is left of 1280 at 200 % zoom. */
export async function expectFitWhenNarrow(page: Page): Promise<void> {
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await expectFit(page, width);
  }
}
