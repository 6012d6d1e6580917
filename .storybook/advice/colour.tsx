import { Button } from '@kermesse/ui/Button';
import styled from 'styled-components';
import type { Comparison } from '../kit/Choices.tsx';
import type { PerLanguage } from '../kit/words.ts';

const Background = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  inline-size: 100%;
  padding: 20px;
  background: var(--page);
  color: var(--ink);
`;

const Title = styled.p`
  font: 400 var(--text-3) / 1.15 var(--serif);

  &[data-as='words'] {
    color: var(--highlight-text);
  }
  &[data-as='fill'] {
    color: var(--highlight);
  }
`;

const uses = (t: { title: string; action: string; texts: [string, string, string, string] }): Comparison[] => [
  {
    good: t.texts[0],
    right: (
      <Background data-tone="brand">
        <Title>{t.title}</Title>
        <Button variant="highlight">{t.action}</Button>
      </Background>
    ),
    bad: t.texts[1],
    wrong: (
      <Background data-tone="highlight">
        <Title>{t.title}</Title>
        <Background data-tone="brand">
          <Button variant="highlight">{t.action}</Button>
        </Background>
      </Background>
    ),
  },
  {
    good: t.texts[2],
    right: <Title data-as="words">{t.title}</Title>,
    bad: t.texts[3],
    wrong: <Title data-as="fill">{t.title}</Title>,
  },
];

export const colour: PerLanguage<Comparison[]> = {
  fr: uses({
    title: 'La fête a son carnet',
    action: 'Créer mon événement',
    texts: [
      'Un seul fond par bande, et la couleur « highlight » pour l’élément le plus important.',
      'Superposer les fonds colorés : plus rien ne ressort.',
      '--highlight-text pour le texte : la même teinte, assez foncée pour être lue.',
      '--highlight pour du texte : c’est une couleur de fond, son contraste n’est pas garanti.',
    ],
  }),
  en: uses({
    title: 'Every party has its book',
    action: 'Create my event',
    texts: [
      'Use one background per band, and the highlight for the most important element only.',
      'Stack coloured backgrounds: no element is emphasised.',
      'Use --highlight-text for text: the same hue, dark enough to be readable.',
      'Use --highlight for text: it is a background colour without guaranteed contrast.',
    ],
  }),
};
