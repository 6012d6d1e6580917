import type { BrowserContext } from 'playwright';
import { listen } from './listen.ts';

/** The timeout of opening Storybook in milliseconds. */
const maximumWait = 40_000;

/** The part of Storybook's preview that is read here. */
interface EmbeddedPreview {
  currentRender: { renderOptions: { autoplay: boolean } };
}

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
  const plays = await example.locator('html').evaluate(() => {
    const { __STORYBOOK_PREVIEW__: view } = globalThis as unknown as { __STORYBOOK_PREVIEW__: EmbeddedPreview };
    return view.currentRender.renderOptions.autoplay;
  });
  if (plays) report('the play function of a story in an iframe of a docs page runs');
  await settle();
  return take();
}

/** Opens a story of the composer and returns the errors: its frame must show the sections of the page. */
export async function openComposer(context: BrowserContext, origin: string): Promise<string[]> {
  const page = await context.newPage();
  const { report, settle, take } = listen(page);
  await page.goto(`${origin}/iframe.html?id=composer-composer--ready&viewMode=story`, { timeout: maximumWait });
  await page
    .frameLocator('iframe')
    .locator('[data-section-id]')
    .first()
    .waitFor({ timeout: maximumWait })
    .catch(() => report('the preview of the composer is empty'));
  await settle();
  return take();
}
