import type { Meta, StoryObj } from '@storybook/react-vite';
import { artImage } from '../art/art.ts';
import { expect } from 'storybook/test';
import { Picture } from './Picture.tsx';

const { alt, ...stage } = artImage('stage');
const { alt: heroAlt, ...hero } = artImage('hero');

const meta = {
  title: 'Components/Picture',
  component: Picture,
  args: { image: stage, alt: alt.en, sizes: '(max-width: 860px) 100vw, 860px' },
  parameters: { french: { alt: alt.fr } },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture's space is reserved, and the file loads when it comes near the viewport. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const image = canvas.getByRole('img', { name: globals['locale'] === 'en' ? alt.en : alt.fr });
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(image).toHaveAttribute('width', String(stage.width));
  },
};

/** The most important picture of the first viewport. */
export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  },
};

/** Narrow screens show the portrait composition. */
export const WithPortrait: Story = {
  args: { image: hero, alt: heroAlt.en },
  parameters: { french: { alt: heroAlt.fr } },
};

const nothing = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";

/**
 * While the file loads, the picture shows its average colour. CSS reads it from an attribute, because the page's
 * Content Security Policy forbids inline styles.
 */
export const ColourBeforePicture: Story = {
  args: { image: { src: nothing, width: 900, height: 520, color: '#2b3672' }, alt: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveStyle({ backgroundColor: 'rgb(43, 54, 114)' });
  },
};
