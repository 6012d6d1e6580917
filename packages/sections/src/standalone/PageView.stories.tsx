import { useKermesse } from '@kermesse/ui/kermesse';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { examples as pricing } from '../sections/pricing/examples.ts';
import { PageView } from './PageView.tsx';
import { readPage } from './read-page.ts';

const configuration = {
  slug: 'prices',
  title: { fr: 'Tarifs', en: 'Prices' },
  sections: [{ slug: 'pricing', pivot: { linkId: 'main' }, data: pricing.minimal.data }],
};

/** Reads the page as a server component does, and passes it on. */
function ReadBefore() {
  const { page } = readPage(configuration, { locale: useKermesse().locale });
  return page && <PageView page={page} />;
}

const meta = {
  title: 'Sections/PageView',
  component: PageView,
  parameters: {
    layout: 'fullscreen',
    code: `
import { PageView } from '@kermesse/sections/PageView';
import { readPage } from '@kermesse/sections/read-page';

/** In a server component: zod and the schemas stay on the server. */
export function Prices({ configuration }: { configuration: unknown }) {
  const { page } = readPage(configuration, { locale: 'en' });
  return page && <PageView page={page} />;
}`,
  },
  args: { page: { slug: 'prices', title: '', sections: [] } },
  argTypes: { page: { control: false } },
  render: () => <ReadBefore />,
} satisfies Meta<typeof PageView>;

export default meta;

export const Typical: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible());
  },
};
