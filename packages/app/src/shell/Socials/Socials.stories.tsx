import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { siteOnAllNetworks } from '../stories/sites.ts';
import { Socials } from './Socials.tsx';

const { socials } = siteOnAllNetworks('fr');

const meta = {
  title: 'Shell/Socials',
  component: Socials,
  args: { label: 'On social networks', socials },
  parameters: { french: { label: 'Sur les réseaux' } },
} satisfies Meta<typeof Socials>;
export default meta;

type Story = StoryObj<typeof meta>;

/** All 24 networks as logos. */
export const Marks: Story = { tags: ['screenshot'], parameters: { screenshot: { widths: [360] } } };

/** Logos with names. */
export const Named: Story = { args: { named: true } };

/** Without networks the component renders nothing. */
export const None: Story = {
  tags: ['!dev', '!autodocs'],
  args: { socials: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
