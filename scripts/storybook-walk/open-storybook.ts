import type { BrowserContext } from 'playwright';
import { listen } from './listen.ts';

/** The timeout of opening Storybook in milliseconds. */
const maximumWait = 40_000;

/** Opens Storybook on the docs page of a section, whose first example is in an iframe, and returns the errors. */
export async function openStorybook(context: BrowserContext, origin: string): Promise<string[]> {
  const page = await context.newPage();
  const { report, settle, take } = listen(page);
  await page.goto(`${origin}/?path=/docs/sections-pricing--docs&globals=locale:en;theme:dark`, {
    timeout: maximumWait,
  });
  const preview = page.frameLocator('#storybook-preview-iframe');
  const example = preview.frameLocator('.sb-story iframe').first();
  await example
    .getByRole('heading', { level: 1 })
    .waitFor({ timeout: maximumWait })
    .catch(() => report('the iframe of an example is empty'));
  for (const place of [preview, example]) {
    const shown = await place
      .locator('html')
      .evaluate(({ dataset, attributes }) => `${attributes.getNamedItem('lang')?.value} ${dataset['theme']}`);
    if (shown !== 'en dark') report(`expected en dark, an iframe shows ${shown}`);
  }
  await settle();
  return take();
}
