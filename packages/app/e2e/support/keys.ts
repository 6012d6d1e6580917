import type { Locator, Page } from 'playwright';

/** Whether an element has the focus. */
export const isFocused = (thing: Locator) => thing.evaluate((element) => element === document.activeElement);

/** Presses a key until an element has the focus. */
export async function pressUntil(page: Page, key: string, thing: Locator): Promise<void> {
  // A handle, because finding an element by its role again after each key takes longer than the key itself.
  let element = await thing.elementHandle();
  for (let presses = 0; presses < 120; presses += 1) {
    const state = await element?.evaluate((node) => (node.isConnected ? node === document.activeElement : 'replaced'));
    if (state === true) return;
    if (state === 'replaced') element = await thing.elementHandle();
    await page.keyboard.press(key);
  }
  throw new Error(`120 presses of ${key} did not focus ${String(thing)}`);
}

/** Presses Tab, or Shift+Tab, until an element has the focus. */
export const tabTo = (page: Page, thing: Locator, { back = false } = {}): Promise<void> =>
  pressUntil(page, back ? 'Shift+Tab' : 'Tab', thing);
