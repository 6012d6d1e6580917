import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { carouselIn, expectControlsFirst, expectRightToLeft, slidesIn } from '../../stories/controls.ts';
import { rowIn, swipeRight } from '../../stories/swipe.ts';
import { exampleStory, sectionMeta, variantStory, type SectionPlayContext } from '../../stories/story.tsx';
import { examples } from './examples.ts';
import { section } from './section.ts';

export default { title: 'Sections/Testimonials', ...sectionMeta(section) };

const shown = (canvasElement: HTMLElement) => slidesIn(canvasElement).find((slide) => !slide.inert);

async function looping(canvasElement: HTMLElement) {
  await waitFor(() => expect(canvasElement.querySelector('[data-looping]')).not.toBeNull(), { timeout: 5000 });
}

/** Waits for the loop, and hovers over it, which pauses it. */
async function rest({ canvasElement }: Pick<SectionPlayContext, 'canvasElement'>) {
  await looping(canvasElement);
  await userEvent.hover(carouselIn(canvasElement));
}

export const Typical = { ...exampleStory(examples.typical), play: rest };
export const Minimal = variantStory(examples.minimal);
export const Longest = { ...variantStory(examples.longest), play: rest };
export const Titled = { ...variantStory(examples.titled), play: rest };
export const Single = {
  ...variantStory(examples.single),
  play: async ({ canvas }: SectionPlayContext) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByText('Afi Lawson')).toBeVisible();
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
  play: async ({ canvas, canvasElement }: SectionPlayContext) => {
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
  play: async ({ canvas, canvasElement }: SectionPlayContext) => {
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
  play: async ({ canvasElement }: SectionPlayContext) => {
    await looping(canvasElement);
    const row = rowIn(canvasElement);
    const showsOnly = async (index: number) => {
      const slide = slidesIn(canvasElement)[index];
      await waitFor(() => expect(shown(canvasElement)).toBe(slide));
      await waitFor(() => expect(slide).toHaveStyle({ opacity: '1' }));
      const left = slide?.getBoundingClientRect().left ?? NaN;
      await expect(left).toBeCloseTo(row.getBoundingClientRect().left, 0);
    };
    await expectRightToLeft(canvasElement, showsOnly);
    await swipeRight(row);
    await showsOnly(2);
  },
};
