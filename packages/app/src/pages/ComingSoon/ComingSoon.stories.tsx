import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Component as BecomeCoordinator } from '../../routes/become-coordinator/Screen.tsx';
import { Component as CreateEvent } from '../../routes/create-event/Screen.tsx';
import { SessionPlaceholder } from '../../screens/SessionPlaceholder.tsx';

const meta = {
  title: 'Pages/Empty',
  component: CreateEvent,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CreateEvent>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The placeholder of "Create my event". */
export const Event: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: /^(?:Create my event|Créer mon événement)$/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/');
  },
};

/** The placeholder of "Become coordinator". */
export const Coordinator: Story = { render: () => <BecomeCoordinator /> };

/** The waiting screen of a protected page, until the session is known. */
export const Unknown: Story = {
  render: () => <SessionPlaceholder />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/…$/);
  },
};
