import { expect, within } from 'storybook/test';
import {
  exampleStory,
  sectionMeta,
  sharedLinkStory,
  type SectionStoryObj,
  variantStory,
} from '../../stories/story.tsx';
import { examples } from './examples.ts';
import { section } from './section.ts';

export default { title: 'Sections/Pricing', ...sectionMeta(section) };

export const Typical: SectionStoryObj = {
  ...exampleStory(examples.typical),
  play: async ({ canvas, argTypes, globals }) => {
    // The description of a control consists of whole sentences, each with one full stop.
    await expect(argTypes).toMatchObject({
      title: {
        description: expect.stringMatching(
          /^Title\. Words between \*asterisks\* are set in italics\. Expected: [^.]+\.$/,
        ) as string,
      },
    });
    const choose = globals['locale'] === 'en' ? 'Choose this ticket' : 'Choisir ce ticket';
    await expect(canvas.getByRole('link', { name: choose })).toHaveAttribute('href', '/create-event');
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3);
    // Without markers, Safari exposes a list only if its items begin with generated text.
    for (const item of canvas.getAllByRole('listitem'))
      await expect(getComputedStyle(item, '::before').content).toBe('"\u200B"');
  },
};
/**
 * On a tablet, from right to left too, the stub is beside the features, with the serial number right below the button.
 */
export const OnTablet: SectionStoryObj = {
  ...exampleStory(examples.typical),
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'w768' }, direction: 'rtl' },
  parameters: {
    viewport: { options: { w768: { name: 'tablet', type: 'tablet', styles: { width: '768px', height: '1024px' } } } },
  },
  play: async ({ canvasElement }) => {
    for (const ticket of within(canvasElement).getAllByRole('article')) {
      const [features, button, serial] = ['ul', 'a', 'a + [aria-hidden]'].map((selector) =>
        (ticket.querySelector(selector) as Element).getBoundingClientRect(),
      ) as [DOMRect, DOMRect, DOMRect];
      await expect(button.right).toBeLessThan(features.left);
      await expect(serial.top - button.bottom).toBeLessThan(20);
    }
  },
};

export const Minimal = variantStory(examples.minimal);
export const Longest = variantStory(examples.longest);
export const FeaturesAsText: SectionStoryObj = {
  ...variantStory(examples.featuresAsText),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Un invité de plus')).toBeVisible();
  },
};

export const SharedLink: SectionStoryObj = { ...sharedLinkStory, tags: ['!dev', '!autodocs'] };
