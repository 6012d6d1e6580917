import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';
import { expect, userEvent } from 'storybook/test';
import { SlideControls } from './SlideControls.tsx';
import { useRotation } from './use-rotation.ts';

/** Slides without pictures; only the number changes. `early` clicks pause before the timer exists. */
function Example({ early = false }: { early?: boolean }) {
  const stage = useRef<HTMLDivElement>(null);
  const rotation = useRotation(stage, 0, 10_000, () => undefined);
  useLayoutEffect(() => {
    if (early) [...(stage.current?.querySelectorAll('button') ?? [])].at(-1)?.click();
  }, [early]);
  return (
    <div ref={stage}>
      <SlideControls carousel={{ rotation, turnBy: () => undefined, announcement: '' }}>
        <span>1 / 4</span>
      </SlideControls>
    </div>
  );
}

const meta = { title: 'Sections/Parts/Slide controls', component: Example } satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One press pauses the slides, a second one resumes them. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const last = () => canvas.getAllByRole('button').at(-1) as HTMLElement;
    const before = last().getAttribute('aria-label') ?? '';
    await userEvent.click(last());
    await expect(last()).not.toHaveAccessibleName(before);
    await userEvent.click(last());
    await expect(last()).toHaveAccessibleName(before);
  },
};

/** A click repeated during hydration arrives before the timer exists, and still pauses the slides. */
export const PressedEarly: Story = {
  tags: ['!dev', '!autodocs'],
  args: { early: true },
  play: async ({ canvas, globals }) => {
    const paused = globals['locale'] === 'en' ? 'Play' : 'Reprendre';
    await canvas.findByRole('button', { name: new RegExp(paused) });
  },
};
