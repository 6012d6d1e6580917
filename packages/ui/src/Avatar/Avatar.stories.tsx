import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Essénam Amouz', size: 'l' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('EA')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** The picture replaces the initials, which would show through a transparent one. */
export const Picture: Story = {
  args: { src: '/art/midnight/portrait-1-200.webp', alt: 'Picture of Essénam Amouz' },
  parameters: { french: { alt: 'Photo d’Essénam Amouz' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img').naturalWidth).toBeGreaterThan(0));
    await waitFor(() => expect(canvas.queryByText('EA')).not.toBeInTheDocument());
  },
};

/** The picture does not exist. The initials stay. */
export const PictureMissing: Story = {
  args: { src: 'data:image/png;base64,' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeInTheDocument());
    await expect(canvas.getByText('EA')).toBeVisible();
  },
};

/** A user who has only a phone number. */
export const WithoutLetters: Story = { args: { name: '+228 90 12 34 56' } };

const names = ['Essénam Amouz', 'Marie-Épiphanie Akossiwa d’Almeida', 'Yao', 'ama.k@exemple.tg', '+228 90 12'];

/** Both sizes, with names in several forms. */
export const Sizes: Story = {
  tags: ['screenshot'],
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack gap={4}>
      {(['s', 'l'] as const).map((size) => (
        <Stack key={size} direction="row" gap={3}>
          {names.map((name) => (
            <Avatar key={name} name={name} size={size} />
          ))}
          <Avatar name="Essénam Amouz" size={size} src="/art/midnight/portrait-1-200.webp" />
        </Stack>
      ))}
    </Stack>
  ),
};
