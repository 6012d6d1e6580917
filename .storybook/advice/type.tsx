import { SmallCaps } from '@kermesse/ui/SmallCaps';
import styled from 'styled-components';
import type { Comparison } from '../kit/Choices.tsx';
import type { PerLanguage } from '../kit/words.ts';

const Setting = styled.div`
  h3 {
    margin-block: 6px 8px;
    font: 400 var(--text-3) / 1.15 var(--serif);
  }
  &[data-all='serif'] p {
    font-family: var(--serif);
    font-style: italic;
  }
  &[data-all='capitals'] p {
    font-family: var(--serif);
    letter-spacing: 0.12em;
    text-transform: uppercase;
  }
`;

const uses = (t: {
  above: string;
  title: string;
  text: string;
  texts: [string, string, string, string];
}): Comparison[] => [
  {
    good: t.texts[0],
    right: (
      <Setting>
        <h3>{t.title}</h3>
        <p>{t.text}</p>
      </Setting>
    ),
    bad: t.texts[1],
    wrong: (
      <Setting data-all="serif">
        <h3>{t.title}</h3>
        <p>{t.text}</p>
      </Setting>
    ),
  },
  {
    good: t.texts[2],
    right: (
      <Setting>
        <SmallCaps>{t.above}</SmallCaps>
        <h3>{t.title}</h3>
      </Setting>
    ),
    bad: t.texts[3],
    wrong: (
      <Setting data-all="capitals">
        <p>{t.text}</p>
      </Setting>
    ),
  },
];

export const type: PerLanguage<Comparison[]> = {
  fr: uses({
    above: 'Au jardin',
    title: 'Dîner sous le manguier',
    text: 'On passe à table à dix-neuf heures, la musique vient avec le café.',
    texts: [
      'Composer les titres avec empattements, et le texte sans.',
      'Mettre tout en italique : plus rien ne ressort.',
      'Réserver les petites capitales à un mot ou deux, au-dessus d’un titre.',
      'Composer une phrase entière en capitales : elle se lit mal.',
    ],
  }),
  en: uses({
    above: 'In the garden',
    title: 'Dinner under the mango tree',
    text: 'We sit down at seven; the music comes with the coffee.',
    texts: [
      'Set titles in the serif and body text in the sans.',
      'Set everything in italics: nothing is emphasised.',
      'Use small capitals for a word or two above a title.',
      'Set a whole sentence in capitals: it is hard to read.',
    ],
  }),
};
