import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { restoreScrollAfter } from './scroll.ts';

const arrival = 'test:arrival';

/** A placeholder with a tall footer. An event replaces the placeholder by tall content. */
function Page() {
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    const arrive = () => setArrived(true);
    addEventListener(arrival, arrive);
    return () => removeEventListener(arrival, arrive);
  }, []);
  return (
    <>
      <div style={{ blockSize: arrived ? '400vh' : '80vh' }} />
      <footer style={{ blockSize: '200vh' }}>{arrived ? 'after the content' : 'after the placeholder'}</footer>
    </>
  );
}

/** Tests only: the scroll position of a page whose content replaces a placeholder. */
const meta = {
  title: 'Shell/Scroll position',
  component: Page,
  tags: ['!dev', '!autodocs'],
  beforeEach: () => () => {
    // The visitor's own scrolling ends a restoration.
    dispatchEvent(new Event('wheel'));
    scrollTo({ top: 0, behavior: 'instant' });
  },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Restores a position once the content is ready, and returns the function that makes it ready. */
function restore(position: number | undefined): () => void {
  let settle = () => {};
  const ready = new Promise<void>((resolve) => (settle = resolve));
  void restoreScrollAfter(ready, () => position);
  return () => {
    dispatchEvent(new Event(arrival));
    settle();
  };
}

/** The position is restored in the content, not in the placeholder. */
export const Restored: Story = {
  play: async ({ canvas }) => {
    const arrive = restore(600);
    await nextFrames();
    await expect(scrollY).toBe(0);
    arrive();
    await canvas.findByText('after the content');
    await waitFor(() => expect(scrollY).toBe(600));
  },
};

/** A visitor who has scrolled the placeholder stays there, although the footer was in view. */
export const ScrolledMeanwhile: Story = {
  play: async ({ canvas }) => {
    const arrive = restore(600);
    scrollTo({ top: 500, behavior: 'instant' });
    await nextFrames();
    arrive();
    await canvas.findByText('after the content');
    await nextFrames();
    await expect(scrollY).toBe(500);
  },
};

/** Without a stored position nothing is restored, and scroll anchoring is on again. */
export const NoPosition: Story = {
  play: async ({ canvas }) => {
    const arrive = restore(undefined);
    await expect(document.documentElement.style.overflowAnchor).toBe('none');
    arrive();
    await canvas.findByText('after the content');
    await waitFor(() => expect(document.documentElement.style.overflowAnchor).toBe(''));
    await expect(scrollY).toBe(0);
  },
};
