import type { Locator, Page } from 'playwright';

/** Whether an element has the focus. */
export const isFocused = (thing: Locator) => thing.evaluate((element) => element === document.activeElement);

/** Presses Tab, or Shift+Tab, until an element has the focus. */
export async function tabTo(page: Page, thing: Locator, { back = false } = {}): Promise<void> {
  // A handle, because finding an element by its role again after each key takes longer than the key itself.
  let element = await thing.elementHandle();
  for (let presses = 0; presses < 120; presses += 1) {
    const state = await element?.evaluate((node) => (node.isConnected ? node === document.activeElement : 'replaced'));
    if (state === true) return;
    if (state === 'replaced') element = await thing.elementHandle();
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`120 presses of Tab did not focus ${String(thing)}`);
}
