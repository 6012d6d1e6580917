import { Button } from '@kermesse/ui/Button';
import { Card } from '@kermesse/ui/Card';
import { Heading } from '@kermesse/ui/Heading';
import { Stack } from '@kermesse/ui/Stack';
import { Text } from '@kermesse/ui/Text';
import { TextLink } from '@kermesse/ui/TextLink';
import type { Use } from '../kit/Choices.tsx';
import type { Both } from '../kit/words.ts';

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
        <Text aside tone="soft">
          {t.text}
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
        <Text aside>{t.price}</Text>
      </Card>
    ),
    bad: t.texts[3],
    wrong: (
      <Card lift="raised">
        <Heading level={4}>{t.name}</Heading>
        <Card lift="raised">
          <Text aside>{t.price}</Text>
        </Card>
      </Card>
    ),
  },
];

export const card: Both<Use[]> = {
  fr: uses({
    name: 'Maison Adjoa',
    text: 'Traiteur à Nyékonakpoè',
    link: 'Voir la fiche',
    book: 'Réserver',
    share: 'Partager',
    price: 'Dès 6 500 F CFA le couvert',
    texts: [
      'Une carte, une chose, un chemin : le lien dit où il mène.',
      'Trois boutons qui se disputent : la carte devient un tableau de bord.',
      'Un filet ou un blanc sépare ce qu’une carte tient ensemble.',
      'Poser une carte dans une carte, et l’ombre sur l’ombre.',
    ],
  }),
  en: uses({
    name: 'Maison Adjoa',
    text: 'Caterer in Nyékonakpoè',
    link: 'See the listing',
    book: 'Book',
    share: 'Share',
    price: 'From F CFA 6,500 a head',
    texts: [
      'One card, one thing, one way on: the link says where it leads.',
      'Three buttons that quarrel: the card becomes a dashboard.',
      'A hairline or some air parts what a card holds together.',
      'A card inside a card, and a shadow on a shadow.',
    ],
  }),
};
