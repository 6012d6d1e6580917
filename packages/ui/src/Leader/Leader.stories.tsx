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
  args: { children: 'Closing ball', end: 'On the pontoon' },
  parameters: { french: { children: 'Bal de clôture', end: 'Sur le ponton' } },
} satisfies Meta<typeof Leader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const programme = {
  fr: [
    ['Petit déjeuner des fiancés', 'Patio'],
    ['Un plan de table sans fâcherie', 'Salle Zio'],
    ['Défilé : bazin et dentelle', 'Grand plateau'],
    ['Remise des Lampions d’or', 'Grand plateau'],
  ],
  en: [
    ['Breakfast of the engaged', 'Patio'],
    ['A seating plan without quarrels', 'Zio hall'],
    ['Fashion show: bazin and lace', 'Main stage'],
    ['The Golden Lanterns awards', 'Main stage'],
  ],
};

export const Programme: Story = {
  parameters: { controls: { disable: true } },
  render: (_args, { globals }) => (
    <Column>
      {programme[globals['locale'] === 'en' ? 'en' : 'fr'].map(([what, where]) => (
        <li key={what}>
          <Leader end={<em>{where}</em>}>{what}</Leader>
        </li>
      ))}
    </Column>
  ),
};
