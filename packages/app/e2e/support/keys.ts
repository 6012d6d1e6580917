import type { Locator, Page } from 'playwright';

/** Whether an element has the focus. */
export const isFocused = (thing: Locator) => thing.evaluate((element) => element === document.activeElement);

/** Presses Tab, or Shift+Tab, until an element has the focus. */
export async function tabTo(page: Page, thing: Locator, { back = false } = {}): Promise<void> {
  await thing.waitFor();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await isFocused(thing)) return;
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`120 presses of Tab did not focus ${String(thing)}`);
}
