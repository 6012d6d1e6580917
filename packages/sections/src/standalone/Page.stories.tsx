import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { examples as pricing } from '../sections/pricing/examples.ts';
import { examples as statistics } from '../sections/statistics/examples.ts';
import { Page } from './Page.tsx';

const configuration = {
  slug: 'prices',
  title: { fr: 'Tarifs', en: 'Prices' },
  sections: [
    { slug: 'pricing', pivot: { linkId: 'main' }, data: pricing.minimal.data },
    { slug: 'statistics', pivot: { linkId: 'main' }, data: statistics.minimal.data },
  ],
};

const meta = {
  title: 'Sections/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { configuration },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As in another app: the code of each section loads when it is on the page. */
export const Typical: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toBeVisible());
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

/** Sections in the order of `sectionsOrder`. Disabled and unknown sections are left out, and the rest is shown. */
export const OrderAndLeftOut: Story = {
  args: {
    configuration: {
      ...configuration,
      sections: [
        ...configuration.sections,
        { slug: 'pricing', pivot: { linkId: 'later' }, data: pricing.minimal.data },
        { slug: 'hologram', pivot: { linkId: 'main' }, data: {} },
      ],
      sectionsOrder: ['statistics__main', 'pricing__main'],
      sectionsDisabled: ['pricing__later'],
    },
  },
  play: async ({ canvasElement }) => {
    const shown = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-section-id]')];
    await waitFor(() =>
      expect(shown().map(({ dataset }) => dataset['sectionId'])).toEqual(['statistics__main', 'pricing__main']),
    );
    await waitFor(() => expect(shown().filter(({ innerText }) => innerText.trim() === '')).toEqual([]));
  },
};
