import { expect, waitFor, within } from 'storybook/test';

/** The map's code is large, and a busy machine draws it slowly. */
export const mapPatience = { timeout: 20_000 };

/** Waits until the map has come up over its picture, and gives it. */
export async function mapShown({ canvasElement }: { canvasElement: HTMLElement }): Promise<HTMLElement> {
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
