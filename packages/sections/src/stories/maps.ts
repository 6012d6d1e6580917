import { expect, waitFor, within } from 'storybook/test';

/** The map's code is large, and a busy machine draws it slowly. */
export const mapPatience = { timeout: 28_000 };

/** Brings the map into view, waits until it has come up over its picture, and gives it. */
export async function mapShown({ canvasElement }: { canvasElement: HTMLElement }): Promise<HTMLElement> {
  canvasElement.querySelector('[data-state="picture"], [data-state="waiting"]')?.scrollIntoView({ block: 'center' });
  const map = await within(canvasElement).findByRole('region', { name: /^(Carte|Map)/ }, mapPatience);
  await waitFor(() => expect(map).toBeVisible(), mapPatience);
  return map;
}

/** For `beforeEach`: a visitor who asked the browser to spare data, for whom no map comes by itself. */
export function sparingData(): () => void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  return () => {
    Reflect.deleteProperty(navigator, 'connection');
  };
}
