import { toLocale } from '@kermesse/api/schemas/common/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionHead } from './SectionHead.tsx';

const words = {
  fr: {
    subtitle: 'Tarifs',
    title: 'Trois entrées, *un seul guichet*',
    aside: 'Vous ne payez Kermesse que si la fête a lieu.',
    longest: 'Des formules pour chaque fête, du baptême intime *au congrès de mille deux cents personnes*',
  },
  en: {
    subtitle: 'Prices',
    title: 'Three ways in, *one box office*',
    aside: 'You pay Kermesse only if the party takes place.',
    longest: 'A plan for every celebration, from a small christening *to a congress of twelve hundred people*',
  },
};
const wordsOf = ({ locale }: Record<string, unknown>) => words[toLocale(locale)];

const meta = {
  title: 'Sections/Parts/Section head',
  component: SectionHead,
  args: { id: 'head', first: false },
  render: (args, { globals }) => {
    const { subtitle, title, aside } = wordsOf(globals);
    return <SectionHead {...args} subtitle={subtitle} title={title} aside={aside} />;
  },
} satisfies Meta<typeof SectionHead>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Words between asterisks are emphasised; the aside is next to the title, and below it on narrow screens. */
export const Typical: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).not.toHaveTextContent('*');
    await expect(canvasElement.querySelector('h2 em')).not.toBeNull();
  },
};

export const TitleOnly: Story = {
  render: (args, { globals }) => <SectionHead {...args} title={wordsOf(globals).title} />,
};

export const Longest: Story = {
  render: (args, { globals }) => <SectionHead {...args} {...wordsOf(globals)} title={wordsOf(globals).longest} />,
};

/** Without texts, nothing is rendered, not even the space. */
export const Empty: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <SectionHead {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
