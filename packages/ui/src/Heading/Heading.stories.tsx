import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { level: 2, children: 'The table is laid, only you are missing' },
  parameters: { french: () => ({ children: 'La table est mise, il ne manque que vous' }) },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A heading with its second half in italics. */
export const WithItalics: Story = {
  args: {
    children: (
      <>
        The table is laid, <em>only you are missing</em>
      </>
    ),
  },
  parameters: {
    french: () => ({
      children: (
        <>
          La table est mise, <em>il ne manque que vous</em>
        </>
      ),
    }),
  },
};

/** `level` sets the place in the document outline, `size` the appearance. */
export const SizeApartFromLevel: Story = {
  args: { level: 2, size: 3, children: 'Thirty-eight trades in the booklet' },
  parameters: { french: () => ({ children: 'Trente-huit métiers au carnet' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

/** The seven fluid sizes. Numerals are old-style, and the letter shapes adapt to the size (optical sizing). */
export const Scale: Story = {
  tags: ['screenshot'],
  parameters: { controls: { disable: true } },
  render: (_args, { globals }) => (
    <Stack gap={5}>
      {([6, 5, 4, 3, 2, 1, 0] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          {globals['locale'] === 'en' ? 'Seven years, 1,860 parties & ' : 'Sept ans, 1 860 fêtes & '}
          <em>{globals['locale'] === 'en' ? '412 artists' : '412 artistes'}</em>
        </Heading>
      ))}
    </Stack>
  ),
};
