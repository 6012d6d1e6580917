import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  args: { children: 'Skip to content' },
  parameters: { layout: 'fullscreen', frameHeight: 160, french: { children: 'Aller au contenu' } },
  render: (args, { globals }) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1} style={{ minBlockSize: 140, padding: 48 }}>
        <Text>{globals['locale'] === 'en' ? 'Press the Tab key.' : 'Appuyez sur la touche Tab.'}</Text>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first Tab key shows the link. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link');
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#main');
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  },
};

/** Without focus the link is outside the page. It stays in the tab order. */
export const Unfocused: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
};
