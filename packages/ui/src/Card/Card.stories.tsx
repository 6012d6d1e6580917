import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from '../Frame/Frame.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Card } from './Card.tsx';

const offerCard = (title: string, by: string, link: string) => (
  <Stack gap={2}>
    <Heading level={3}>{title}</Heading>
    <Text tone="soft">
      <em>{by}</em>
    </Text>
    <TextLink href="/fr/prestataires/maison-adjoa" arrow>
      {link}
    </TextLink>
  </Stack>
);

const place = (about: string) => (
  <Stack gap={1}>
    <Frame inset="narrow" />
    <Heading level={3} size={2}>
      <em>Akossiwa Mensah</em>
    </Heading>
    <Text size={0} tone="soft">
      {about}
    </Text>
  </Stack>
);

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { children: offerCard('The family banquet', 'Maison Adjoa, caterer in Nyékonakpoè', 'See the caterer') },
  parameters: {
    french: () => ({
      children: offerCard('Le banquet de famille', 'Maison Adjoa, traiteur à Nyékonakpoè', 'Voir le traiteur'),
    }),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Raised: Story = { args: { lift: 'raised' } };

/** A place card with the site's printed frame. */
export const Framed: Story = {
  args: { lift: 'raised', children: place('married in Baguida, 240 guests') },
  parameters: { french: () => ({ children: place('mariée à Baguida, 240 invités') }) },
};
