import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { StatusPill } from './StatusPill.tsx';

const meta = {
  title: 'Components/StatusPill',
  component: StatusPill,
  args: { children: 'Approved', tone: 'success' },
  parameters: { french: { children: 'Validé' } },
} satisfies Meta<typeof StatusPill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};

const reviews = {
  fr: ['Brouillon', 'En vérification', 'Validé', 'Refusé'],
  en: ['Draft', 'In review', 'Approved', 'Rejected'],
};
const tones = ['plain', 'soft', 'success', 'danger'] as const;

/** One colour for each outcome. `plain` is the colour of the text around it. */
export const Tones: Story = {
  tags: ['screenshot', 'screenshot-themes', 'screenshot-systems'],
  parameters: { controls: { disable: true } },
  render: (_args, { globals }) => (
    <Stack direction="row" gap={2}>
      {reviews[globals['locale'] === 'en' ? 'en' : 'fr'].map((status, i) => (
        <StatusPill key={status} tone={tones[i]}>
          {status}
        </StatusPill>
      ))}
    </Stack>
  ),
};

const publication = { fr: ['Nouveau', 'Modifié', 'Publié'], en: ['New', 'Changed', 'Published'] };
const marks = ['ring', 'half', 'full'] as const;

/** Marks show how far an object is on a scale. They replace the outline. */
export const Marks: Story = {
  tags: ['screenshot', 'screenshot-systems'],
  parameters: { controls: { disable: true } },
  render: (_args, { globals }) => (
    <Stack direction="row" gap={4}>
      {publication[globals['locale'] === 'en' ? 'en' : 'fr'].map((status, i) => (
        <StatusPill key={status} tone="plain" mark={marks[i]}>
          {status}
        </StatusPill>
      ))}
    </Stack>
  ),
};

/** The background is that of the element around it. */
export const WithoutBackground: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(?:Validé|Approved)$/)).toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' });
  },
};

/** The text never wraps, so keep it short. */
export const LongText: Story = {
  args: { tone: 'soft', children: 'Awaiting the second review' },
  parameters: { french: { children: 'En attente du second avis' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(?:En attente|Awaiting)/).getClientRects()).toHaveLength(1);
  },
};
