import { expect, type TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';
import { withSystem, systems, type System } from './systems.ts';
import type { Scheme } from '@kermesse/ui/theme';
import { whileDrawn } from './drawing.ts';
import { withOtherTheme, otherThan } from '../other-theme.ts';

/**
 * The options of `parameters.screenshot`. The tag `screenshot` alone takes two screenshots: French in the light theme
 * at 1280 px, and English in the dark theme at 360 px. `screenshot-widths` adds the other widths, `screenshot-themes`
 * the other theme, and `screenshot-systems` forced colours and more contrast at the usual width.
 *
 * Illustrations are four fifths of a file's size, so each is kept once. `screenshot-without-pictures` replaces pictures
 * by their average colour and hides ornaments, where another screenshot shows them; `screenshot-pictures-once` does so
 * in English only. `screenshot-narrow` takes both languages at 360 px, for a variant whose wide layout another
 * screenshot shows.
 */
export interface ScreenshotParameters {
  /** The widths in CSS pixels, for both languages. */
  widths?: number[];
  /** The window's height in CSS pixels (100vh) before it grows to the height of the content. */
  height?: number;
  /** The maximum height in CSS pixels, from the top. Use it when the rest repeats or another screenshot shows it. */
  maximumHeight?: number;
}

interface Story {
  tags?: string[];
  parameters?: { screenshot?: boolean | ScreenshotParameters };
}

const usualWidths = { fr: [1280], en: [360] };
const allWidths = [360, 768, 1280];
const usualHeight = 800;
/** The default maximum height: the information of larger screenshots does not justify their size. */
const usualMaximum = 8000;

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/** The time without changes after which a story that counts up or fetches data counts as finished, in milliseconds. */
const stillAtFirst = 150;
/** The time without changes after the window was resized, in milliseconds. */
const stillAfterwards = 100;
/** The time after which a document that keeps changing is taken as it is, in milliseconds. */
const timeout = 3000;

/** Resolves once the document has not changed for a time. */
function still(time: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      clearTimeout(rest);
      clearTimeout(end);
      resolve();
    };
    const end = setTimeout(finish, timeout);
    let rest = setTimeout(finish, time);
    const observer = new MutationObserver(() => {
      clearTimeout(rest);
      rest = setTimeout(finish, time);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}

/** The largest file of each picture so far. Keeping a reference keeps it in the browser's memory cache. */
const largest = new Map<string, Promise<HTMLImageElement>>();

function load(url: string): Promise<HTMLImageElement> {
  const known = largest.get(url);
  if (known) return known;
  const loading = new Promise<HTMLImageElement>((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image), { once: true });
    image.addEventListener('error', () => resolve(image), { once: true });
    image.src = url;
  });
  largest.set(url, loading);
  return loading;
}

/** Returns the last and therefore largest candidate of a `srcset`, whose widths are in ascending order. */
const lastOf = (srcset: string) => srcset.split(',').at(-1)?.trim().split(/\s/)[0] ?? '';

/**
 * Waits until all pictures have loaded, including lazy ones, since the window grows to contain them. Chromium prefers a
 * larger file in its memory cache to the right one from the network. With the largest file always cached, its choice
 * does not depend on earlier stories.
 */
async function picturesLoaded(): Promise<void> {
  const images = [...document.images];
  const sources = images.flatMap((image) => [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])]);
  await Promise.all(
    sources
      .map(({ srcset }) => lastOf(srcset))
      .filter(Boolean)
      .map(load),
  );
  for (const image of images) {
    image.loading = 'eager';
    if (image.hasAttribute('src')) image.setAttribute('src', image.getAttribute('src') ?? '');
  }
  // A picture that fails to load is shown as the browser shows it. The story itself has to report it.
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
}

/** Finishes all finite transitions and animations: they may change the height of the page. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

/** Waits until fonts and pictures have loaded and the document no longer changes. */
async function settled(): Promise<void> {
  await frame();
  await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)));
  await picturesLoaded();
  await still(stillAfterwards);
}

function optionsOf(story: Story | undefined): ScreenshotParameters | undefined {
  const asked = story?.parameters?.screenshot;
  if (asked === false) return undefined;
  if (typeof asked === 'object') return asked;
  return asked === true || story?.tags?.includes('screenshot') ? {} : undefined;
}

function widthsOf({ tags }: Story, locale: keyof typeof usualWidths): number[] {
  if (tags?.includes('screenshot-narrow')) return [360];
  return tags?.includes('screenshot-widths') ? allWidths : usualWidths[locale];
}

/** Resizes the window to a width and to the height of the content at that width. */
async function spread(width: number, { height = usualHeight, maximumHeight = usualMaximum }: ScreenshotParameters) {
  await page.viewport(width, height);
  // Components that measure themselves do so in the next frame.
  await frame();
  await frame();
  endAnimations();
  await frame();
  const needed = Math.min(document.documentElement.scrollHeight, maximumHeight);
  if (needed > height) await page.viewport(width, needed);
  await settled();
}

const withoutPictures = document.createElement('style');
withoutPictures.textContent = `
  :is(picture, figure) img { object-position: -9999px 0 !important; }
  /* The gradients over a picture. */
  :has(> picture)::before, :has(> picture)::after, :has(> picture) + * { background-image: none !important; }
  /* Rosettes and wax patterns are backgrounds with masks. The letters of the footer are an SVG pattern. */
  span[aria-hidden='true']:empty { &, &::before, &::after { mask-size: 0 0 !important; } }
  svg pattern path { display: none !important; }
`;

function showsPictures({ tags }: Story, locale: string): boolean {
  if (tags?.includes('screenshot-without-pictures')) return false;
  return locale === 'fr' || tags?.includes('screenshot-pictures-once') !== true;
}

/** Restores the page: a screenshot that timed out has not done so. */
export function restoreAfterScreenshot(): void {
  document.body.inert = false;
  withoutPictures.remove();
}

/** Takes the screenshots of a story and compares them with their baselines. */
export async function takeScreenshots(context: TestContext & { story?: Story }): Promise<void> {
  const { story, task } = context;
  const options = optionsOf(story);
  const { combination } = task.meta;
  const storyId = (task.meta as { storyId?: string }).storyId;
  if (!options || !storyId || combination === undefined || task.result?.state === 'fail') return;
  const { locale, theme } = combination;
  await still(stillAtFirst);
  const failures: unknown[] = [];
  const take = async (shownTheme: Scheme, width: number, system?: System) => {
    // The file name: Vitest writes one hyphen where an id has two.
    const name = [`${storyId.replaceAll('--', '-')}/${locale}-${shownTheme}-${width}`, system]
      .filter(Boolean)
      .join('-');
    await whileDrawn(async () => {
      if (await commands.equalsBaseline(`${name}.png`)) return;
      await expect(page)
        .toMatchScreenshot(name)
        .catch((error: unknown) => failures.push(error));
    });
  };
  // Focus rings depend on earlier interactions, and a dialog takes back a focus that is only removed. So the page
  // becomes inert.
  if (story?.tags?.includes('screenshot-focus') !== true) {
    document.body.inert = true;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }
  if (!showsPictures(story ?? {}, locale)) document.head.append(withoutPictures);
  const widths = widthsOf(story ?? {}, locale);
  for (const width of options.widths ?? widths) {
    await spread(width, options);
    await take(theme, width);
    if (story?.tags?.includes('screenshot-themes')) await withOtherTheme(() => take(otherThan(theme), width));
    const other = usualWidths[locale].includes(width) && story?.tags?.includes('screenshot-systems') === true;
    for (const system of other ? systems : [])
      await withSystem(system, theme, async () => {
        await spread(width, options);
        await take(theme, width, system);
      });
  }
  restoreAfterScreenshot();
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, failures.map(String).join('\n'));
}
