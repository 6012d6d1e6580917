import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Ticket } from '../Ticket/Ticket.tsx';
import { TicketStrip } from './TicketStrip.tsx';

const french = [
  {
    tone: 'brand',
    title: 'Racontez',
    text: 'La date, le lieu, le nombre d’invités. Trois minutes suffisent.',
    link: 'Commencer',
  },
  {
    tone: 'highlight',
    title: 'Choisissez',
    text: 'Des kits composés par nos coordinateurs, à prix affichés.',
    link: 'Voir les kits',
  },
  {
    tone: 'paper',
    title: 'Invitez',
    text: 'Cartons, réponses et plan de table se tiennent à jour tout seuls.',
    link: 'Créer mes cartons',
  },
  {
    tone: 'deep',
    title: 'Dansez',
    text: 'Le jour venu, un coordinateur veille. Vous n’avez que votre verre à tenir.',
    link: 'Réserver le jour',
  },
] as const;

const english = [
  {
    tone: 'brand',
    title: 'Tell us',
    text: 'The date, the place, how many guests. Three minutes suffice.',
    link: 'Begin',
  },
  {
    tone: 'highlight',
    title: 'Choose',
    text: 'Kits put together by our planners, at prices you see.',
    link: 'See the kits',
  },
  {
    tone: 'paper',
    title: 'Invite',
    text: 'Cards, answers and seating plan keep themselves up to date.',
    link: 'Create my cards',
  },
  {
    tone: 'deep',
    title: 'Dance',
    text: 'On the day a planner watches over it. You carry nothing but your glass.',
    link: 'Book the day',
  },
] as const;

const tickets = (steps: typeof french | typeof english) =>
  steps.map(({ tone, title, text, link }) => (
    <Ticket key={title} tone={tone}>
      <Stack gap={3}>
        <Heading level={3}>{title}</Heading>
        <Text size={0}>{text}</Text>
        <TextLink href="/fr/login" arrow>
          {link}
        </TextLink>
      </Stack>
    </Ticket>
  ));

const meta = {
  title: 'Components/TicketStrip',
  component: TicketStrip,
  args: { children: tickets(english) },
  parameters: { french: () => ({ children: tickets(french) }) },
} satisfies Meta<typeof TicketStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Joined: Story = {};

/** The last ticket is torn off. */
export const Torn: Story = { args: { torn: true }, tags: ['screenshot'] };
