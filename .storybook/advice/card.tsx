import { Button } from '@kermesse/ui/Button';
import { Card } from '@kermesse/ui/Card';
import { Heading } from '@kermesse/ui/Heading';
import { Stack } from '@kermesse/ui/Stack';
import { Text } from '@kermesse/ui/Text';
import { TextLink } from '@kermesse/ui/TextLink';
import type { Use } from '../kit/Choices.tsx';

interface Words {
  name: string;
  text: string;
  link: string;
  book: string;
  share: string;
  price: string;
  texts: [string, string, string, string];
}

const uses = (t: Words): Use[] => [
  {
    good: t.texts[0],
    right: (
      <Card>
        <Heading level={4}>{t.name}</Heading>
        <Text tone="soft">
          <em>{t.text}</em>
        </Text>
        <TextLink href="#card" arrow>
          {t.link}
        </TextLink>
      </Card>
    ),
    bad: t.texts[1],
    wrong: (
      <Card>
        <Heading level={4}>{t.name}</Heading>
        <Stack direction="row" gap={2}>
          <Button size="s">{t.link}</Button>
          <Button size="s" variant="highlight">
            {t.book}
          </Button>
          <Button size="s" variant="line">
            {t.share}
          </Button>
        </Stack>
      </Card>
    ),
  },
  {
    good: t.texts[2],
    right: (
      <Card lift="raised">
        <Heading level={4}>{t.name}</Heading>
        <Text>
          <em>{t.price}</em>
        </Text>
      </Card>
    ),
    bad: t.texts[3],
    wrong: (
      <Card lift="raised">
        <Heading level={4}>{t.name}</Heading>
        <Card lift="raised">
          <Text>
            <em>{t.price}</em>
          </Text>
        </Card>
      </Card>
    ),
  },
];

export const card = uses({
  name: 'Maison Adjoa',
  text: 'Caterer in Nyékonakpoè',
  link: 'See the listing',
  book: 'Book',
  share: 'Share',
  price: 'From F CFA 6,500 a head',
  texts: [
    'Show one subject and one link per card. The link names its destination.',
    'Add several buttons of equal weight: the user cannot see which one matters.',
    'Separate the parts of a card with space or a hairline.',
    'Nest cards and their shadows.',
  ],
});
