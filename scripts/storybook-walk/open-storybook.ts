import type { BrowserContext } from 'playwright';
import { listen } from './listen.ts';

/** How long the book may take to open, in ms. */
const patience = 40_000;

/** Opens Storybook on the docs page of a section, whose first example is in an iframe, and returns the errors there. */
export async function openBook(context: BrowserContext, origin: string): Promise<string[]> {
  const page = await context.newPage();
  const { say, calm, take } = listen(page);
  await page.goto(`${origin}/?path=/docs/sections-pricing--docs&globals=locale:en;theme:dark`, { timeout: patience });
  const preview = page.frameLocator('#storybook-preview-iframe');
  const example = preview.frameLocator('.sb-story iframe').first();
  await example
    .getByRole('heading', { level: 1 })
    .waitFor({ timeout: patience })
    .catch(() => say('the frame of an example is empty'));
  for (const place of [preview, example]) {
    const shown = await place
      .locator('html')
      .evaluate(({ dataset, attributes }) => `${attributes.getNamedItem('lang')?.value} ${dataset['theme']}`);
    if (shown !== 'en dark') say(`asked for was en dark, a frame shows ${shown}`);
  }
  await calm();
  return take();
}
