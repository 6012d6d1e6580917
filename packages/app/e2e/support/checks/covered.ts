import type { Locator, Page } from 'playwright';

/** What of the focused control can be seen: nothing, when the header, a bar at the lower edge or a notification lies over it. */
const inPage = `(element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const points = [[left + 2, top + 2], [(left + right) / 2, (top + bottom) / 2], [right - 2, bottom - 2]];
  // One point will do: what is higher than the window cannot be seen as a whole.
  const seen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
  return seen ? '' : element.localName + ' ' + (element.getAttribute('name') ?? element.textContent);
}`;

/** Whether the whole of an element is in the window, with nothing over it. */
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

/** Gives every control of a page the focus, from the first to the last, and names those that something lies over. */
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

/** Names the control that has the focus when something lies over it. */
export const coveredFocus = (page: Page): Promise<string> =>
  page.evaluate<string>(`(${inPage})(document.activeElement)`);

/**
 * Goes through a page by the Tab key, and names the stops that something lies over.
 * @param most how many stops are gone through
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
