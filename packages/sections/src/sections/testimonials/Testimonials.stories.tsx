import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { expectControlsFirst } from '../../stories/controls.ts';
import { rowIn, swipeRight } from '../../stories/swipe.ts';
import { exampleStory, sectionMeta, variantStory } from '../../stories/story.tsx';
import { examples } from './examples.ts';
import { section } from './section.ts';

export default { title: 'Sections/Testimonials', ...sectionMeta(section) };

interface Playing {
  canvasElement: HTMLElement;
}

const slides = (canvasElement: HTMLElement) =>
  within(canvasElement).getAllByRole('group', { name: /^\d+ (sur|of) \d+$/, hidden: true });
const shown = (canvasElement: HTMLElement) => slides(canvasElement).find((slide) => !slide.inert);
const carouselIn = (canvasElement: HTMLElement) => {
  const carousel = canvasElement.querySelector<HTMLElement>('section[aria-roledescription]');
  if (carousel === null) throw new Error('Expected a section with aria-roledescription.');
  return carousel;
};

async function looping(canvasElement: HTMLElement) {
  await waitFor(() => expect(canvasElement.querySelector('[data-looping]')).not.toBeNull(), { timeout: 5000 });
}

/** Waits for the loop, and hovers over it, which pauses it. */
async function rest({ canvasElement }: Playing) {
  await looping(canvasElement);
  await userEvent.hover(carouselIn(canvasElement));
}

export const Typical = { ...exampleStory(examples.typical), play: rest };
export const Minimal = variantStory(examples.minimal);
export const Longest = { ...variantStory(examples.longest), play: rest };
export const Titled = { ...variantStory(examples.titled), play: rest };
export const Single = {
  ...variantStory(examples.single),
  play: async ({ canvasElement }: Playing) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
    await expect(within(canvasElement).getByText('Afi Lawson')).toBeVisible();
  },
};
export const WithoutPortraits = {
  ...exampleStory(examples.withoutPortraits),
  parameters: { screenshot: { widths: [360] } },
  play: rest,
};

/** Keys and buttons move forward and back, around the ends; manual moves are announced, automatic ones are not. */
export const ByKeyboard = {
  ...exampleStory(examples.typical),
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }: Playing) => {
    const canvas = within(canvasElement);
    await looping(canvasElement);
    await expectControlsFirst(canvasElement);
    const liveRegion = canvasElement.querySelector('[aria-live="polite"]');
    await expect(liveRegion).toBeEmptyDOMElement();
    canvas.getByRole('button', { name: /^(Vue suivante|Next)/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(shown(canvasElement)).toHaveTextContent('Kodjo Amegan'));
    await expect(liveRegion).toHaveTextContent(/^2 (sur|of) 4\. .+ Kodjo Amegan$/);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(shown(canvasElement)).toHaveTextContent('Yao Dogbé'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(shown(canvasElement)).toHaveTextContent('Akossiwa Mensah'));
  },
};

/** Nothing moves when Swiper starts, and all four slides appear before the first one returns. */
export const Loops = {
  ...exampleStory(examples.typical),
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }: Playing) => {
    const canvas = within(canvasElement);
    const before = carouselIn(canvasElement).getBoundingClientRect().height;
    await looping(canvasElement);
    await expect(carouselIn(canvasElement).getBoundingClientRect().height).toBe(before);
    const seen: string[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const slide = shown(canvasElement);
      seen.push(slide?.getAttribute('aria-label')?.slice(0, 1) ?? '');
      await fireEvent.click(canvas.getByRole('button', { name: /^(Vue suivante|Next)/ }));
      await waitFor(() => expect(shown(canvasElement)).not.toBe(slide));
    }
    await expect(seen).toEqual(['1', '2', '3', '4', '1']);
  },
};

/** From right to left, the left arrow key moves forwards, and a swipe to the right shows the next quotation. */
export const RightToLeft = {
  ...exampleStory(examples.typical),
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }: Playing) => {
    const canvas = within(canvasElement);
    await looping(canvasElement);
    const row = rowIn(canvasElement);
    const showsOnly = async (index: number) => {
      const slide = slides(canvasElement)[index];
      await waitFor(() => expect(shown(canvasElement)).toBe(slide));
      await waitFor(() => expect(slide).toHaveStyle({ opacity: '1' }));
      const left = slide?.getBoundingClientRect().left ?? NaN;
      await expect(left).toBeCloseTo(row.getBoundingClientRect().left, 0);
    };
    await showsOnly(0);
    const next = canvas.getByRole('button', { name: /^(Vue suivante|Next)/ });
    await userEvent.click(next);
    await showsOnly(1);
    next.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await showsOnly(2);
    await userEvent.keyboard('{ArrowRight}');
    await showsOnly(1);
    await swipeRight(row);
    await showsOnly(2);
  },
};
