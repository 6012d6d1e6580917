import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { examples as hero } from '../sections/hero-slider/examples.ts';
import { examples as testimonials } from '../sections/testimonials/examples.ts';
import { SectionStory } from './SectionStory.tsx';

interface RemovedSlidesProps {
  slug: string;
  /** The name of the field with the slides. */
  field: string;
  slides: readonly unknown[];
}

/** A carousel, with a button that removes all slides but the first. */
function RemovedSlides({ slug, field, slides }: RemovedSlidesProps) {
  const [data, setData] = useState<Record<string, unknown>>({ [field]: slides });
  return (
    <>
      <SectionStory slug={slug} data={data} />
      <button type="button" onClick={() => setData({ [field]: slides.slice(0, 1) })}>
        Keep one
      </button>
    </>
  );
}

/** An editor removes slides while the preview shows one of them: the remaining slide can be used. */
const meta = {
  title: 'Sections/Removed slides',
  component: RemovedSlides,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Vue suivante|Next)/ }));
    const first = canvasElement.querySelector('[data-slides] [aria-roledescription]');
    await waitFor(() => expect(first).toHaveAttribute('inert'));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep one' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^(Arrêter|Stop)/ })).toBeNull());
    await expect(canvasElement.querySelector('[data-slides] [inert]')).toBeNull();
  },
} satisfies Meta<typeof RemovedSlides>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAHero: Story = { args: { slug: 'hero-slider', field: 'slides', slides: hero.typical.data.slides } };

export const OfTestimonials: Story = {
  args: { slug: 'testimonials', field: 'testimonials', slides: testimonials.typical.data.testimonials },
};
