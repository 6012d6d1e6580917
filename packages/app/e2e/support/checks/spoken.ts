import { listenToPage, type Announcement } from '@kermesse/ui/testing/spoken';
import type { BrowserContext, Locator, Page } from 'playwright';
import { expect } from 'vitest';

type Listening = typeof globalThis & { heard: ReturnType<typeof listenToPage> };

/** Records the announcements of a screen reader on every page of the visitor, from navigation on. */
export async function listenTo(context: BrowserContext): Promise<void> {
  await context.addInitScript(`globalThis.heard = (${listenToPage.toString()})();`);
}

/** Returns the announcements on the page so far, in order. */
export const spokenOn = (page: Page): Promise<Announcement[]> =>
  page.evaluate(() => (globalThis as Listening).heard.log.slice());

/** Returns a function that joins all announcements of live regions from now on. */
export async function recordSpoken(page: Page): Promise<() => Promise<string>> {
  const before = (await spokenOn(page)).length;
  return async () =>
    (await spokenOn(page))
      .slice(before)
      .filter(({ by }) => by === 'live')
      .map(({ text }) => text)
      .join('\n');
}

/** Normalises white space, as the recorded announcements do. */
export const trimSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Returns all announcements on the page so far as one text. */
export const allSpoken = async (page: Page): Promise<string> =>
  trimSpaces((await spokenOn(page)).map(({ text }) => text).join('\n'));

/** Returns the tag name of the focused element. */
export const focusOn = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.localName ?? '');

/** Waits until a control has the focus. */
export async function hasFocus(control: Locator, message = 'focus'): Promise<void> {
  // One call, which waits in the page: finding an element by its role again and again takes processor time.
  const focused = control.and(control.page().locator(':focus')).waitFor({ state: 'attached' });
  await expect(focused, message).resolves.toBeUndefined();
}

/**
 * Submits invalid input and asserts the rule of all forms: the reason is announced, and the invalid field has the
 * focus.
 */
export async function rejects(page: Page, name: string, field: Locator, message: string, send: () => Promise<void>) {
  const heard = await recordSpoken(page);
  await send();
  await expect.poll(heard, { message: `${name}: spoken` }).toContain(trimSpaces(message));
  await hasFocus(field, `${name}: focus`);
}

/** Submits valid input and asserts that the success is announced and the focus is not lost. */
export async function accepts(page: Page, name: string, message: string, send: () => Promise<void>) {
  const heard = await recordSpoken(page);
  await send();
  await expect.poll(heard, { message: `${name}: spoken` }).toContain(trimSpaces(message));
  await expect.poll(() => focusOn(page), { message: `${name}: focus` }).not.toBe('body');
}
