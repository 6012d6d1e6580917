import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect } from 'storybook/test';
import { Sections, type Configured } from './Sections.tsx';

const modules = import.meta.glob<{ examples: { typical: Omit<Configured, 'slug'> } }>('../sections/*/examples.ts', {
  eager: true,
});
const examples = Object.fromEntries(
  Object.entries(modules).map(([path, module]) => [path.split('/').at(-2) ?? path, module.examples.typical]),
);
const slugs = Object.keys(examples).toSorted();

const settingsOn = (background: string) => ({
  background,
  ...(background === 'image' && { image: { src: '/art/market' } }),
});

interface EveryBackgroundProps {
  background: 'page' | 'surface' | 'brand' | 'image';
}

/** Every section on one background: text must be readable in both themes. */
function EveryBackground({ background }: EveryBackgroundProps) {
  const list = useMemo(
    () =>
      slugs.map((slug) => {
        const { data, settings } = examples[slug] ?? { data: {} };
        return { slug, data, settings: { ...settings, ...settingsOn(background) } };
      }),
    [background],
  );
  return (
    <main>
      <Sections list={list} showFaults />
    </main>
  );
}

const meta = {
  title: 'Sections/Every section',
  component: EveryBackground,
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('[data-section]')].map((slot) =>
      slot.getAttribute('data-section'),
    );
    await expect(shown).toEqual(slugs);
  },
} satisfies Meta<typeof EveryBackground>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnThePage: Story = { args: { background: 'page' } };
export const OnTheSurface: Story = { args: { background: 'surface' } };
export const OnTheBrand: Story = { args: { background: 'brand' } };
/**
 * axe cannot check contrast over a picture; the theme's own test proves that the scrim suffices for any picture and
 * brand.
 */
export const OnAPicture: Story = { args: { background: 'image' } };

const spacings = { normal: 1, none: 0, compact: 0.5, wide: 1.5 };
/** The last section on the page's background keeps a larger distance to the footer. */
const spaced = ['surface', 'brand', 'image', 'page', 'page'];

/** The spacing setting multiplies the padding of a section on every background, also of the last one. */
export const Spacing: Story = {
  args: { background: 'page' },
  tags: ['!dev', '!autodocs'],
  render: () => (
    <>
      {Object.keys(spacings).map((spacing) => (
        <div key={spacing} data-testid={spacing}>
          <Sections
            list={spaced.map((background, index) => ({
              slug: 'free-content',
              pivot: { linkId: `${spacing}-${index}` },
              data: { description: `<p>${spacing}</p>` },
              settings: { ...settingsOn(background), spacing },
            }))}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const paddings = (spacing: string) =>
      Array.from(canvas.getByTestId(spacing).querySelectorAll('[data-section]'), (slot) => {
        const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(slot);
        return [Number.parseFloat(paddingBlockStart), Number.parseFloat(paddingBlockEnd)];
      }).flat();
    const normal = paddings('normal');
    await expect(normal).toHaveLength(2 * spaced.length);
    for (const [spacing, factor] of Object.entries(spacings)) {
      const expected = normal.map((padding) => Math.round(padding * factor));
      await expect(paddings(spacing).map(Math.round)).toEqual(expected);
    }
  },
};
