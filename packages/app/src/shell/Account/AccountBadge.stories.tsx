import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { loggedInCustomer, userWithLongName, phoneUser, userWithPicture } from '../stories/people.ts';
import { AccountBadge } from './AccountBadge.tsx';

const meta = {
  title: 'Shell/AccountBadge',
  component: AccountBadge,
  args: { user: loggedInCustomer, prefix: '/fr', onSignOut: fn() },
} satisfies Meta<typeof AccountBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Without a picture the badge shows the initials. */
export const Initials: Story = {};

export const Picture: Story = {
  args: { user: userWithPicture },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBeGreaterThan(0));
  },
};

export const LongName: Story = { args: { user: userWithLongName } };

/** A user who logged in by phone and has no name yet: the number, and an icon instead of initials. */
export const ByPhone: Story = {
  args: { user: phoneUser },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /\+228 90 12 34 56/ })).toBeVisible();
  },
};
