import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { useTranslation } from 'react-i18next';
import { StatusView, type StatusViewProps } from './StatusView.tsx';

/** Renders the component in the language of the toolbar. */
function Localised(props: Omit<StatusViewProps, 'i18n'>) {
  const { i18n } = useTranslation('app');
  return <StatusView {...props} i18n={i18n} />;
}

const meta = {
  title: 'Shell/NavigationStatus',
  component: Localised,
  parameters: { frameHeight: 220 },
  args: { status: { kind: 'idle' }, announcement: '', onRetry: fn(), onDismiss: fn() },
} satisfies Meta<typeof Localised>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The bar at the top appears after 250 ms. */
export const Loading: Story = {
  args: { status: { kind: 'loading' } },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await waitFor(() => expect(status).toHaveTextContent(/^(Loading the page…|Chargement de la page…)$/), {
      timeout: 5000,
    });
  },
};

/** The loaded page is announced to screen readers only. */
export const Arrived: Story = {
  tags: ['!dev', '!autodocs'],
  args: { announcement: 'Tarifs – Kermesse' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Tarifs – Kermesse');
  },
};

/** Without a network the current page stays, and the visitor can retry. */
export const Offline: Story = {
  args: { status: { kind: 'failed', failure: 'offline' } },
  play: async ({ canvas, args, userEvent }) => {
    const [retry, close] = canvas.getAllByRole('button');
    if (retry && close) {
      await userEvent.click(retry);
      await userEvent.click(close);
    }
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Slow: Story = { args: { status: { kind: 'failed', failure: 'timeout' } } };
export const ServerError: Story = { args: { status: { kind: 'failed', failure: 'refused' } } };
export const Unreadable: Story = { args: { status: { kind: 'failed', failure: 'malformed' } } };
