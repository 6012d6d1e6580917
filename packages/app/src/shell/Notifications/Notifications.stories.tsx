import { Button } from '@kermesse/ui/Button';
import { createToasts } from '@kermesse/ui/Toasts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import en from '../../texts/app/texts.en.json';
import fr from '../../texts/app/texts.fr.json';
import { Notifications } from './Notifications.tsx';

const meta = {
  title: 'Shell/Notifications',
  component: Notifications,
  parameters: { frameHeight: 320 },
  args: { toasts: createToasts() },
  render: () => {
    const toasts = createToasts();
    let count = 0;
    return (
      <>
        <Button onPress={() => toasts.show({ kind: 'success', title: `N° ${(count += 1)}`, duration: null })}>
          + 1
        </Button>
        <Notifications toasts={toasts} />
      </>
    );
  },
} satisfies Meta<typeof Notifications>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Renders nothing before the first notification. Shows at most two and announces them politely. */
export const FirstAndThird: Story = {
  play: async ({ canvas, globals }) => {
    const { notifications } = globals['locale'] === 'en' ? en : fr;
    await expect(canvas.queryByRole('region')).toBeNull();
    const more = canvas.getByRole('button', { name: '+ 1' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    const region = await canvas.findByRole('region', { name: notifications.region });
    await expect(within(region).getByRole('list')).toHaveAttribute('aria-live', 'polite');
    await waitFor(() => expect(within(region).getByText('N° 1')).toBeVisible());
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(within(region).getAllByRole('listitem')).toHaveLength(2));
    await expect(within(region).queryByText('N° 1')).toBeNull();
  },
};
