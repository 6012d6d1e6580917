import { toLocale } from '@kermesse/api/schemas/common/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect } from 'storybook/test';
import { resolveArt } from '../page/pictures/art.ts';
import { parsePage } from '../page/page.ts';
import { PageSections } from '../render/PageSections.tsx';
import { views } from '../render/views.server.ts';
import type { Example } from '../schema/examples.ts';
import { pageOfEverySection } from './every-section.ts';

const modules = import.meta.glob<{ examples: Record<string, Example<unknown>> }>('../sections/*/examples.ts', {
  eager: true,
});
const examples = Object.fromEntries(
  Object.entries(modules).map(([path, module]) => [path.split('/').at(-2) ?? path, module.examples]),
);

interface EveryBackgroundProps {
  background: 'page' | 'surface' | 'brand' | 'image';
}

/** Every section on one background: text must be readable in both themes. */
function EveryBackground({ background }: EveryBackgroundProps) {
  const { i18n } = useTranslation();
  const locale = toLocale(i18n.language);
  const settings = { background, ...(background === 'image' && { image: { src: '/art/market' } }) };
  const { page, faults } = parsePage(pageOfEverySection(examples, { example: 'typical', settings }), {
    locale,
    resolveImage: resolveArt,
  });
  return (
    <main>
      <PageSections sections={page?.sections ?? []} views={views} faults={faults} />
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
    await expect(shown).toEqual(Object.keys(examples).toSorted());
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
