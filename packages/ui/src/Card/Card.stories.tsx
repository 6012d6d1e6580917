import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from '../Frame/Frame.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: {
    children: (
      <Stack gap={2}>
        <Heading level={3}>Le banquet de famille</Heading>
        <Text aside tone="soft">
          Maison Adjoa, traiteur à Nyékonakpoè
        </Text>
        <TextLink href="/fr/prestataires/maison-adjoa" arrow>
          Voir la maison
        </TextLink>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Raised: Story = { args: { lift: 'raised' } };

/** A place card with the site's printed frame. */
export const Framed: Story = {
  args: {
    lift: 'raised',
    children: (
      <Stack gap={1}>
        <Frame inset="narrow" />
        <Heading level={3} size={2}>
          <em>Akossiwa Mensah</em>
        </Heading>
        <Text size={0} tone="soft">
          mariée à Baguida, 240 invités
        </Text>
      </Stack>
    ),
  },
};
