import { expect, waitFor, within } from 'storybook/test';

/** A generous timeout: the map's code is large, and CI machines may be busy. */
export const mapTimeout = { timeout: 28_000 };

/** Scrolls the map into the viewport and waits until it is visible. Returns its element. */
export async function showMap({ canvasElement }: { canvasElement: HTMLElement }): Promise<HTMLElement> {
  canvasElement.querySelector('[data-state="picture"], [data-state="loading"]')?.scrollIntoView({ block: 'center' });
  const map = await within(canvasElement).findByRole('application', { name: /^(Carte|Map)/ }, mapTimeout);
  await waitFor(() => expect(map).toBeVisible(), mapTimeout);
  return map;
}

/** Enables data saving, so that no map loads automatically; for `beforeEach`. */
export function saveData(): () => void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  return () => {
    Reflect.deleteProperty(navigator, 'connection');
  };
}
