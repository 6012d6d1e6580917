import type { Meta, StoryObj } from '@storybook/react-vite';
import { Store } from 'lucide-react';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { Stat } from './Stat.tsx';

const meta = {
  title: 'Components/Stat',
  component: Stat,
  args: { value: '412', label: 'verified providers' },
  parameters: { french: { label: 'prestataires vérifiés' } },
  render: (args) => (
    <dl>
      <Stat {...args} />
    </dl>
  ),
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label is the term of a description list, and the figure its description. */
export const Typical: Story = {
  play: async ({ canvas, globals }) => {
    const label = globals['locale'] === 'en' ? 'verified providers' : 'prestataires vérifiés';
    await expect(canvas.getByRole('term')).toHaveTextContent(label);
    await expect(canvas.getByRole('definition')).toHaveTextContent('412');
  },
};

export const WithIcon: Story = { args: { icon: <Icon icon={Store} /> } };

/** A figure of more than five characters is smaller. A long label wraps. */
export const LongFigure: Story = {
  args: { value: '1,860,000', label: 'guests welcomed since we opened, in the five regions of the country' },
  parameters: {
    french: { value: '1 860 000', label: 'invités accueillis depuis l’ouverture, dans les cinq régions du pays' },
  },
};

const figures = {
  fr: [
    ['412', 'prestataires vérifiés'],
    ['1 860', 'fêtes réussies depuis 2019'],
    ['4,8', 'sur 5, d’après 940 avis'],
  ],
  en: [
    ['412', 'verified providers'],
    ['1,860', 'celebrations since 2019'],
    ['4.8', 'out of 5, from 940 reviews'],
  ],
} as const;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: clamp(18px, 2vw, 28px);
`;

/** Several figures share one description list. */
export const Several: Story = {
  tags: ['screenshot'],
  parameters: { controls: { disable: true } },
  render: (_args, { globals }) => (
    <Figures>
      {figures[globals['locale'] === 'en' ? 'en' : 'fr'].map(([value, label]) => (
        <Stat key={label} value={value} label={label} />
      ))}
    </Figures>
  ),
};
