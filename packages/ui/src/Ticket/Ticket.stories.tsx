import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { tones } from '../theme/roles.ts';
import { Ticket } from './Ticket.tsx';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: var(--space-5);
`;

const words = (
  <Stack gap={2}>
    <Heading level={3}>Choisissez</Heading>
    <Text size={0}>Des kits composés par nos coordinateurs, à prix affichés.</Text>
  </Stack>
);

const meta = {
  title: 'Components/Ticket',
  component: Ticket,
  args: { tone: 'brand', children: words },
} satisfies Meta<typeof Ticket>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The notches move to the perforation. */
export const WithStub: Story = {
  args: {
    stub: (
      <>
        <ButtonLink href="/fr/tarifs">Choisir ce ticket</ButtonLink>
        <Text as="span" size={0} tone="soft">
          Nº B 1860
        </Text>
      </>
    ),
  },
};

export const OnEveryGround: Story = {
  tags: ['screenshot'],
  render: (args) => (
    <Row>
      {tones.map((tone) => (
        <Ticket {...args} key={tone} tone={tone} />
      ))}
    </Row>
  ),
};
