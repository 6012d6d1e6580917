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

/** Everything that would have been spoken on the page so far, as one text. */
export const allSpoken = async (page: Page): Promise<string> =>
  plain((await spokenOn(page)).map(({ text }) => text).join('\n'));

/** The tag of what has the focus. */
export const focusOn = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.localName ?? '');

/** Waits until a control has the focus. */
export async function hasFocus(control: Locator, message = 'focus'): Promise<void> {
  await expect.poll(() => control.evaluate((element) => element === document.activeElement), { message }).toBe(true);
}

/** Sends something wrong, and holds the rule of all forms: the reason is announced, and the focus is on the field it is about. */
export async function refuses(page: Page, name: string, field: Locator, message: string, send: () => Promise<void>) {
  const heard = await fromNow(page);
  await send();
  await expect.poll(heard, { message: `${name}: spoken` }).toContain(plain(message));
  await hasFocus(field, `${name}: focus`);
}

/** Sends something right: that is announced, and the focus is not lost. */
export async function accepts(page: Page, name: string, message: string, send: () => Promise<void>) {
  const heard = await fromNow(page);
  await send();
  await expect.poll(heard, { message: `${name}: spoken` }).toContain(plain(message));
  await expect.poll(() => focusOn(page), { message: `${name}: focus` }).not.toBe('body');
}
