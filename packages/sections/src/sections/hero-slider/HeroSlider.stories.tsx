import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { expectRightToLeft, slidesIn } from '../../stories/controls.ts';
import { rowIn } from '../../stories/swipe.ts';
import { exampleStory, sectionMeta, variantStory, type SectionPlayContext } from '../../stories/story.tsx';
import { examples } from './examples.ts';
import { section } from './section.ts';

export default { title: 'Sections/Hero slider', ...sectionMeta(section) };

/** Screenshots of full-width pictures are large: similar ones are taken at one width. */
const onAPhone = { screenshot: { widths: [360] } };

const shownIn = (canvasElement: HTMLElement) => slidesIn(canvasElement).findIndex((slide) => !slide.inert);

/** Hovers over the section, which pauses it. */
async function rest({ canvasElement }: Pick<SectionPlayContext, 'canvasElement'>) {
  const carousel = within(canvasElement).getByRole('group', { name: /^(À la une|Highlights)$/ });
  await waitFor(() => expect(shownIn(canvasElement)).toBe(0));
  await userEvent.hover(carousel);
}

// The layout differs on a phone: both languages show it.
export const Typical = {
  ...exampleStory(examples.typical),
  tags: ['screenshot'],
  play: async ({ canvasElement }: SectionPlayContext) => {
    await rest({ canvasElement });
    // Pictures can be light below the outlined button: it has a background of its own.
    const [outlined] = within(canvasElement).getAllByRole('link', { name: /^(Devenir|Become)/ });
    await expect(getComputedStyle(outlined as HTMLElement).backgroundColor).toMatch(/ 0\.82\)$/);
  },
};
export const Minimal = { ...variantStory(examples.minimal), parameters: onAPhone };
export const Longest = { ...variantStory(examples.longest), play: rest };
export const OneSlide = {
  ...variantStory(examples.oneSlide),
  parameters: onAPhone,
  play: async ({ canvas }: SectionPlayContext) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const WithoutImage = { ...exampleStory(examples.withoutImage), parameters: onAPhone, play: rest };
export const TitlesOnly = { ...exampleStory(examples.titlesOnly), tags: [], play: rest };

/** Arrow keys move forward and back, around the ends; hidden slides are not focusable; each move is announced. */
export const ByKeyboard = {
  ...exampleStory(examples.typical),
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }: SectionPlayContext) => {
    await waitFor(() => expect(shownIn(canvasElement)).toBe(0));
    const link = canvas.getAllByRole('link')[0];
    link?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(shownIn(canvasElement)).toBe(1));
    await expect(slidesIn(canvasElement)[1]).toContainElement(document.activeElement as HTMLElement);
    await expect(canvas.getByText(/^2 (sur|of) 4\. .+/)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(shownIn(canvasElement)).toBe(3));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(shownIn(canvasElement)).toBe(0));
  },
};

/** The buttons do the same as the keys. The pause button stops the timer and resumes it. */
export const Paused = {
  ...exampleStory(examples.typical),
  tags: [],
  play: async ({ canvas, canvasElement }: SectionPlayContext) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-running]')).not.toBeNull());
    await fireEvent.click(canvas.getByRole('button', { name: /^(Arrêter|Pause)/ }));
    await waitFor(() => expect(canvasElement.querySelector('[data-running]')).toBeNull());
  },
  parameters: {
    continuation: async ({ canvas, canvasElement }: SectionPlayContext) => {
      await fireEvent.click(canvas.getByRole('button', { name: /^(Vue suivante|Next)/ }));
      await waitFor(() => expect(shownIn(canvasElement)).toBe(1));
      await expect(canvasElement.querySelector('[data-running]')).toBeNull();
      await fireEvent.click(canvas.getByRole('button', { name: /^(Reprendre|Play)/ }));
      await waitFor(() => expect(canvasElement.querySelector('[data-running]')).not.toBeNull());
    },
  },
};

/** Without interaction, the second slide appears after ten seconds, and not before. */
export const Rotates = {
  ...exampleStory(examples.typical),
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, mount }: SectionPlayContext) => {
    // Before the slider exists: a delay cannot shorten the time.
    const began = performance.now();
    await mount();
    await waitFor(() => expect(canvasElement.querySelector('[data-running]')).not.toBeNull());
    const running = performance.now();
    await waitFor(() => expect(shownIn(canvasElement)).toBe(1), { timeout: 12_000, interval: 20 });
    const turned = performance.now();
    await expect(turned - began).toBeGreaterThan(9999);
    await expect(turned - running).toBeLessThan(11_000);
  },
};

/** From right to left, the left arrow key moves forwards, and a swipe to the right shows the next slide. */
export const RightToLeft = {
  ...exampleStory(examples.typical),
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }: SectionPlayContext) => {
    const row = rowIn(canvasElement);
    const showsOnly = async (index: number) => {
      await waitFor(() => expect(shownIn(canvasElement)).toBe(index));
      const left = slidesIn(canvasElement)[index]?.getBoundingClientRect().left ?? NaN;
      await expect(left).toBeCloseTo(row.getBoundingClientRect().left, 0);
    };
    const next = await expectRightToLeft(canvasElement, showsOnly);
    row.scrollTo({ left: -3 * row.clientWidth, behavior: 'instant' });
    await showsOnly(3);
    await userEvent.click(next);
    await showsOnly(0);
  },
};
