import type { Locator, Page } from 'playwright';

/**
 * Source of a function that returns the name of a control if the header, a bar at the bottom edge or a notification
 * covers it, otherwise an empty string.
 */
const inPage = `(element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const points = [[left + 2, top + 2], [(left + right) / 2, (top + bottom) / 2], [right - 2, bottom - 2]];
  // One visible point is enough: an element may be taller than the window.
  const seen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
  return seen ? '' : element.localName + ' ' + (element.getAttribute('name') ?? element.textContent);
}`;

/** Whether an element is completely inside the window and uncovered. */
export const isInView = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const corners = [
      [left + 2, top + 2],
      [right - 2, top + 2],
      [left + 2, bottom - 2],
      [right - 2, bottom - 2],
    ] as const;
    return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });

const stops = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/** Focuses every control of a page in order, and names those that are covered. */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const covered = ${inPage};
    scrollTo({ top: 0, behavior: 'instant' });
    return [...document.querySelectorAll('${stops}')]
      .filter((element) => element.tabIndex >= 0 && element.closest('[inert]') === null && element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => {
        element.focus();
        return document.activeElement === element ? covered(element) || [] : [];
      });
  })()`);

/** Names the focused control if it is covered. */
export const coveredFocus = (page: Page): Promise<string> =>
  page.evaluate<string>(`(${inPage})(document.activeElement)`);

/**
 * Moves through a page with the Tab key and names the covered tab stops.
 * @param most the number of tab stops to visit
 */
export async function coveredStops(page: Page, most: number): Promise<string[]> {
  const covered: string[] = [];
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate<string>(`(async () => {
      // The browser scrolls with the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const covered = ${inPage};
      return covered(document.activeElement);
    })()`);
    if (found !== '') covered.push(found);
  }
  return covered;
}
