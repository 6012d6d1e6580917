import { Ticket } from '@kermesse/ui/Ticket';
import styled from 'styled-components';
import type { Comparison } from '../kit/Choices.tsx';
import type { PerLanguage } from '../kit/words.ts';

const Pair = styled.div`
  display: grid;
  gap: var(--space-5);

  b {
    display: block;
    font: 400 var(--text-2) / 1.2 var(--serif);
  }
  &[data-even] {
    gap: var(--space-4);
  }
  &[data-even] b {
    margin-block-end: var(--space-4);
  }
`;

const Stub = styled.p`
  padding: 18px 26px;
  font: 400 var(--text-3) / 1.1 var(--serif);

  &[data-long] {
    font: inherit;
  }
`;

interface Words {
  pairs: [string, string][];
  price: string;
  notice: string;
  texts: [string, string, string, string];
}

const uses = (t: Words): Comparison[] => {
  const pairs = t.pairs.map(([name, text]) => (
    <div key={name}>
      <b>{name}</b>
      {text}
    </div>
  ));
  return [
    { good: t.texts[0], right: <Pair>{pairs}</Pair>, bad: t.texts[1], wrong: <Pair data-even="">{pairs}</Pair> },
    {
      good: t.texts[2],
      right: (
        <Ticket>
          <Stub>{t.price}</Stub>
        </Ticket>
      ),
      bad: t.texts[3],
      wrong: (
        <Ticket>
          <Stub data-long="">{t.notice}</Stub>
        </Ticket>
      ),
    },
  ];
};

export const space: PerLanguage<Comparison[]> = {
  fr: uses({
    pairs: [
      ['La salle', 'Cent cinquante couverts, vue sur la lagune'],
      ['La table', 'Six bouchées, puis la braise'],
    ],
    price: '15 000 F CFA',
    notice: 'Vos préférences ont été enregistrées.',
    texts: [
      'Rapprocher les éléments liés, et écarter les groupes.',
      'Mettre le même espace partout : on ne voit plus quelles lignes vont ensemble.',
      'Réserver la forme de ticket aux prix et aux étapes.',
      'Utiliser la forme de ticket comme décoration, par exemple pour un avis.',
    ],
  }),
  en: uses({
    pairs: [
      ['The hall', 'A hundred and fifty seats, a view of the lagoon'],
      ['The table', 'Six bites, then the embers'],
    ],
    price: 'F CFA 15,000',
    notice: 'Your preferences have been saved.',
    texts: [
      'Use small gaps within a group and large gaps between groups.',
      'Use the same gap everywhere: users cannot see which lines belong together.',
      'Use the ticket shape for prices and steps.',
      'Use the ticket shape as decoration, for example for a notice.',
    ],
  }),
};
