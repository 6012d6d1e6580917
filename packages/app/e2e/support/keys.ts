import type { Locator, Page } from 'playwright';

export const hasFocus = (thing: Locator) => thing.evaluate((element) => element === document.activeElement);

/** Presses Tab, or Shift+Tab, until an element has the focus. */
export async function tabTo(page: Page, thing: Locator, { back = false } = {}): Promise<void> {
  await thing.waitFor();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await hasFocus(thing)) return;
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`120 presses of Tab did not focus ${String(thing)}`);
}
