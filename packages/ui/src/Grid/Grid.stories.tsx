import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Grid } from './Grid.tsx';

const french = ['Traiteurs', 'Salles et jardins', 'Musiciens et DJ', 'Décorateurs', 'Photographes', 'Couturiers'];
const english = ['Caterers', 'Venues and gardens', 'Musicians and DJs', 'Decorators', 'Photographers', 'Tailors'];

const cards = (trades: string[]) =>
  trades.map((trade) => (
    <Card key={trade}>
      <Heading level={3}>{trade}</Heading>
    </Card>
  ));

const meta = {
  title: 'Components/Grid',
  component: Grid,
  args: { children: cards(english) },
  parameters: { french: () => ({ children: cards(french) }) },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Narrow: Story = { args: { min: 'narrow' } };
