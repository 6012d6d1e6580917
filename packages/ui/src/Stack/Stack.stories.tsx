import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Rule } from '../Rule/Rule.tsx';
import { SmallCaps } from '../SmallCaps/SmallCaps.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

const meta = { title: 'Components/Stack', component: Stack } satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  args: {
    gap: 4,
    children: (
      <>
        <SmallCaps>La lettre du samedi</SmallCaps>
        <Heading level={2} size={4}>
          Une adresse, une idée, une date
        </Heading>
        <Text tone="soft">Quatre fois par mois, par e‑mail ou par SMS. Rien d’autre dans l’enveloppe.</Text>
      </>
    ),
  },
};

export const Row: Story = {
  args: {
    direction: 'row',
    gap: 4,
    children: (
      <>
        <Rule />
        <SmallCaps>Palais des congrès de Lomé</SmallCaps>
      </>
    ),
  },
};
