import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { tones } from '../theme/background.ts';
import { Ticket } from './Ticket.tsx';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: var(--space-5);
`;

const step = (title: string, text: string) => (
  <Stack gap={2}>
    <Heading level={3}>{title}</Heading>
    <Text size={0}>{text}</Text>
  </Stack>
);

const stub = (choose: string, number: string) => (
  <>
    <ButtonLink href="/fr/tarifs">{choose}</ButtonLink>
    <Text as="span" size={0} tone="soft">
      {number}
    </Text>
  </>
);

const meta = {
  title: 'Components/Ticket',
  component: Ticket,
  args: { tone: 'brand', children: step('Choose', 'Kits put together by our planners, at prices you see.') },
  parameters: {
    french: () => ({ children: step('Choisissez', 'Des kits composés par nos coordinateurs, à prix affichés.') }),
  },
} satisfies Meta<typeof Ticket>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With a stub, the notches are at the perforation. */
export const WithStub: Story = {
  args: { stub: stub('Choose this ticket', 'No. B 1860') },
  parameters: {
    french: () => ({
      children: step('Choisissez', 'Des kits composés par nos coordinateurs, à prix affichés.'),
      stub: stub('Choisir ce ticket', 'Nº B 1860'),
    }),
  },
};

export const OnEveryBackground: Story = {
  tags: ['screenshot'],
  argTypes: { tone: { control: false } },
  render: (args) => (
    <Row>
      {tones.map((tone) => (
        <Ticket {...args} key={tone} tone={tone} />
      ))}
    </Row>
  ),
};
