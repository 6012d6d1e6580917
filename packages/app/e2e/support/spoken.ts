import { listenToPage, type Spoken } from '@kermesse/ui/spoken';
import type { BrowserContext, Locator, Page } from 'playwright';
import { expect } from 'vitest';

type Listening = typeof globalThis & { heard: ReturnType<typeof listenToPage> };

/** Has every page of a visitor write down what a screen reader would say, from its first moment on. */
export async function listenTo(context: BrowserContext): Promise<void> {
  await context.addInitScript(`globalThis.heard = (${listenToPage.toString()})();`);
}

/** What would have been spoken on the page so far, in order. */
export const spokenOn = (page: Page): Promise<Spoken[]> =>
  page.evaluate(() => (globalThis as Listening).heard.log.slice());

/** What is announced by a live region from now on, as one text. */
export async function fromNow(page: Page): Promise<() => Promise<string>> {
  const before = (await spokenOn(page)).length;
  return async () =>
    (await spokenOn(page))
      .slice(before)
      .filter(({ by }) => by === 'live')
      .map(({ text }) => text)
      .join('\n');
}

/** A text as what is heard is written down: with ordinary spaces. */
export const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The tag of what has the focus. */
export const focusOn = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.localName ?? '');

/** Sends something wrong, and holds the rule of all forms: the reason is announced, and the focus is on the field it is about. */
export async function refuses(page: Page, name: string, field: Locator, message: string, send: () => Promise<void>) {
  const heard = await fromNow(page);
  await send();
  await expect.poll(heard, { message: `${name}: spoken` }).toContain(plain(message));
  await expect
    .poll(() => field.evaluate((element) => element === document.activeElement), { message: `${name}: focus` })
    .toBe(true);
}

/** Sends something right: that is announced, and the focus is not lost. */
export async function accepts(page: Page, name: string, message: string, send: () => Promise<void>) {
  const heard = await fromNow(page);
  await send();
  await expect.poll(heard, { message: `${name}: spoken` }).toContain(plain(message));
  await expect.poll(() => focusOn(page), { message: `${name}: focus` }).not.toBe('body');
}

/**
 * The stops of the Tab key, from the beginning of the page on, that something lies over: the header, a bar at the lower
 * edge, a notification.
 * @param most how many stops are gone through
 */
export async function coveredStops(page: Page, most: number): Promise<string[]> {
  const covered: string[] = [];
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(async () => {
      // The browser scrolls with the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const element = document.activeElement;
      if (element === null || element === document.body) return { ended: true };
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const at = [
        [left + 2, top + 2],
        [(left + right) / 2, (top + bottom) / 2],
        [right - 2, bottom - 2],
      ] as const;
      const seen = at.filter(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      });
      // One point will do: what is higher than the window cannot be seen as a whole.
      return {
        name: seen.length > 0 ? '' : `${element.localName} ${element.getAttribute('name') ?? element.textContent}`,
      };
    });
    if ('ended' in found) break;
    if (found.name !== '') covered.push(found.name);
  }
  return covered;
}
