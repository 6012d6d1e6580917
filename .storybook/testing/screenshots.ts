import { afterEach, beforeEach, expect, inject, type TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';
import { onSystem, systems, type System } from './systems.ts';
import { inOtherTheme, otherThan, type Theme } from './other-theme.ts';

/**
 * What a story may ask for in `parameters.screenshot`. The tag `screenshot` alone asks for French in the light at 1280 px
 * and English in the dark at 360 px. `screenshot-widths` adds the other widths, `screenshot-themes` the other theme, and
 * `screenshot-systems` systems with other colours at the usual width: forced ones, and those with more contrast.
 *
 * Art is four fifths of a file, so each piece is kept once. `screenshot-without-pictures` shows each picture's own colour in
 * its place and leaves out ornaments, where another screenshot shows them; `screenshot-pictures-once` does so in English.
 * `screenshot-narrow` takes both languages at 360 px: a variant whose wide layout another screenshot shows.
 */
export interface ScreenshotParameters {
  /** Widths in CSS pixels, for both languages. */
  widths?: number[];
  /** The window's height in CSS pixels before it grows to the content: what 100vh means. */
  height?: number;
  /** How much of a longer page is kept, in CSS pixels from the top: what follows repeats it or another screenshot. */
  maximumHeight?: number;
}

interface Story {
  tags?: string[];
  parameters?: { screenshot?: boolean | ScreenshotParameters };
}

const usualWidths = { fr: [1280], en: [360] };
const allWidths = [360, 768, 1280];
const usualHeight = 800;
/** Beyond this a picture tells less than it weighs. */
const usualMaximum = 8000;

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/** A story that counts up or fetches is done when its document has been still for so long, in ms. */
const stillAtFirst = 150;
/** And this suffices after the window has only changed its size. */
const stillAfterwards = 100;
/** Something that never rests is taken as it is after this, in ms. */
const patience = 3000;

/** Resolves once nothing has changed in the document for a while. */
function still(time: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      clearTimeout(rest);
      clearTimeout(end);
      resolve();
    };
    const end = setTimeout(finish, patience);
    let rest = setTimeout(finish, time);
    const observer = new MutationObserver(() => {
      clearTimeout(rest);
      rest = setTimeout(finish, time);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}

/** The largest file of each picture seen so far; held, so that it stays in the browser's memory. */
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

/** The last, and so the largest, candidate of a `srcset`; widths are listed upwards. */
const lastOf = (srcset: string) => srcset.split(',').at(-1)?.trim().split(/\s/)[0] ?? '';

/**
 * Every picture is on the page, the lazy ones too, since the window grows to hold them. Chromium prefers a larger file
 * that it has in memory to the right one that it would have to ask for: with the largest always there, it always chooses
 * the same, whatever stories came before.
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
  // A picture that does not load is shown as the browser shows it; saying so is the story's own matter.
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
}

/** Brings transitions and animations that come to an end to it: they may change the height of the page. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

/** Fonts and pictures are there and nothing moves any more. */
async function settled(): Promise<void> {
  await frame();
  await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)));
  await picturesLoaded();
  await still(stillAfterwards);
}

function wishes(story: Story | undefined): ScreenshotParameters | undefined {
  const asked = story?.parameters?.screenshot;
  if (asked === false) return undefined;
  if (typeof asked === 'object') return asked;
  return asked === true || story?.tags?.includes('screenshot') ? {} : undefined;
}

function widthsOf({ tags }: Story, locale: keyof typeof usualWidths): number[] {
  if (tags?.includes('screenshot-narrow')) return [360];
  return tags?.includes('screenshot-widths') ? allWidths : usualWidths[locale];
}

/** Gives the window a width, and the height that the content has at it. */
async function spread(width: number, { height = usualHeight, maximumHeight = usualMaximum }: ScreenshotParameters) {
  await page.viewport(width, height);
  // What measures itself does so in the next frame.
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
  /* The shades over a picture. */
  :has(> picture)::before, :has(> picture)::after, :has(> picture) + * { background-image: none !important; }
  /* Rosettes and wax cloth are grounds under masks; the letters of the footer are a pattern. */
  span[aria-hidden='true']:empty { &, &::before, &::after { mask-size: 0 0 !important; } }
  svg pattern path { display: none !important; }
`;

function showsPictures({ tags }: Story, locale: string): boolean {
  if (tags?.includes('screenshot-without-pictures')) return false;
  return locale === 'fr' || tags?.includes('screenshot-pictures-once') !== true;
}

// Pictures that took too long were cut short before they gave the page back.
beforeEach(() => {
  document.body.inert = false;
  withoutPictures.remove();
});

afterEach(async (context: TestContext & { story?: Story }) => {
  const { story, task } = context;
  const wish = wishes(story);
  const { locale, theme } = inject('globals');
  const storyId = (task.meta as { storyId?: string }).storyId;
  if (!wish || !storyId || task.result?.state === 'fail') return;
  await still(stillAtFirst);
  const failures: unknown[] = [];
  const take = async (worn: Theme, width: number, system?: System) => {
    // As the file is called: Vitest writes one hyphen where a name has two.
    const name = [`${storyId.replaceAll('--', '-')}/${locale}-${worn}-${width}`, system].filter(Boolean).join('-');
    if (await commands.equalsBaseline(`${name}.png`)) return;
    await expect(page)
      .toMatchScreenshot(name)
      .catch((error: unknown) => failures.push(error));
  };
  // Whether a ring is seen depends on what came before, and a dialog takes back a focus that is only taken away.
  if (story?.tags?.includes('screenshot-focus') !== true) {
    document.body.inert = true;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }
  if (!showsPictures(story ?? {}, locale)) document.head.append(withoutPictures);
  const widths = widthsOf(story ?? {}, locale);
  for (const width of wish.widths ?? widths) {
    await spread(width, wish);
    await take(theme, width);
    if (story?.tags?.includes('screenshot-themes')) await inOtherTheme(() => take(otherThan(theme), width));
    const other = usualWidths[locale].includes(width) && story?.tags?.includes('screenshot-systems') === true;
    for (const system of other ? systems : [])
      await onSystem(system, theme, async () => {
        await spread(width, wish);
        await take(theme, width, system);
      });
  }
  document.body.inert = false;
  withoutPictures.remove();
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, failures.map(String).join('\n'));
});
