import { Button } from '@kermesse/ui/Button';
import { Card } from '@kermesse/ui/Card';
import { Heading } from '@kermesse/ui/Heading';
import { Stack } from '@kermesse/ui/Stack';
import { Text } from '@kermesse/ui/Text';
import { TextLink } from '@kermesse/ui/TextLink';
import type { Comparison } from '../kit/Choices.tsx';

export const card: Comparison[] = [
  {
    good: 'Show one subject and one link per card. The link names its destination.',
    right: (
      <Card>
        <Heading level={4}>Maison Adjoa</Heading>
        <Text tone="soft">
          <em>Caterer in Nyékonakpoè</em>
        </Text>
        <TextLink href="#card" arrow>
          See the listing
        </TextLink>
      </Card>
    ),
    bad: 'Add several buttons of equal weight: the user cannot see which one matters.',
    wrong: (
      <Card>
        <Heading level={4}>Maison Adjoa</Heading>
        <Stack direction="row" gap={2}>
          <Button size="s">See the listing</Button>
          <Button size="s" variant="highlight">
            Book
          </Button>
          <Button size="s" variant="line">
            Share
          </Button>
        </Stack>
      </Card>
    ),
  },
  {
    good: 'Separate the parts of a card with space or a hairline.',
    right: (
      <Card lift="raised">
        <Heading level={4}>Maison Adjoa</Heading>
        <Text>
          <em>From F CFA 6,500 a head</em>
        </Text>
      </Card>
    ),
    bad: 'Nest cards and their shadows.',
    wrong: (
      <Card lift="raised">
        <Heading level={4}>Maison Adjoa</Heading>
        <Card lift="raised">
          <Text>
            <em>From F CFA 6,500 a head</em>
          </Text>
        </Card>
      </Card>
    ),
  },
];
