import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Rule } from '../Rule/Rule.tsx';
import { SmallCaps } from '../SmallCaps/SmallCaps.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

const letter = (title: string, name: string, text: string) => (
  <>
    <SmallCaps>{title}</SmallCaps>
    <Heading level={2} size={4}>
      {name}
    </Heading>
    <Text tone="soft">{text}</Text>
  </>
);

const venue = (name: string) => (
  <>
    <Rule />
    <SmallCaps>{name}</SmallCaps>
  </>
);

const meta = { title: 'Components/Stack', component: Stack } satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  args: {
    gap: 4,
    children: letter(
      'The Saturday letter',
      'One address, one idea, one date',
      'Four times a month, by email or text message. Nothing else in the envelope.',
    ),
  },
  parameters: {
    french: () => ({
      children: letter(
        'La lettre du samedi',
        'Une adresse, une idée, une date',
        'Quatre fois par mois, par e‑mail ou par SMS. Rien d’autre dans l’enveloppe.',
      ),
    }),
  },
};

export const Row: Story = {
  args: { direction: 'row', gap: 4, children: venue('Congress Palace of Lomé') },
  parameters: { french: () => ({ children: venue('Palais des congrès de Lomé') }) },
};
