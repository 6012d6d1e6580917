import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { Leader } from './Leader.tsx';

const Column = styled.ul`
  display: grid;
  gap: var(--space-3);
  max-width: 420px;
`;

const meta = {
  title: 'Components/Leader',
  component: Leader,
  args: { children: 'Bal de clôture', end: 'Sur le ponton' },
} satisfies Meta<typeof Leader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Programme: Story = {
  render: () => (
    <Column>
      {[
        ['Petit déjeuner des fiancés', 'Patio'],
        ['Un plan de table sans fâcherie', 'Salle Zio'],
        ['Défilé : bazin et dentelle', 'Grand plateau'],
        ['Remise des Lampions d’or', 'Grand plateau'],
      ].map(([what, where]) => (
        <li key={what}>
          <Leader end={<em>{where}</em>}>{what}</Leader>
        </li>
      ))}
    </Column>
  ),
};
