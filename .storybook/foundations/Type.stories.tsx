import { languageTag } from '@kermesse/api/schemas/common/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SmallCaps } from '@kermesse/ui/SmallCaps';
import styled from 'styled-components';
import { type } from '../advice/type.tsx';
import { Choices } from '../kit/Choices.tsx';
import { Part, Sheet } from '../kit/Sheet.tsx';
import { useLocale, useWords } from '../kit/words.ts';

const words = {
  fr: {
    above: 'Fondations',
    title: 'La *typographie*',
    lead: 'Playfair sert aux titres et aux grands nombres, avec ses tailles optiques, ses petites capitales et ses chiffres elzéviriens. Ysabeau Office sert au texte et aux commandes. Le site héberge les deux polices, et leurs polices de remplacement ont les mêmes métriques : la mise en page ne bouge pas quand elles arrivent.',
    faces: 'Deux familles',
    facesNote: 'Latin et latin étendu : le français, l’anglais, et les noms éwés ou kabyès avec leurs lettres.',
    pangram: 'Voix ambiguë d’un cœur qui, au zéphyr, préfère les jattes de kiwis.',
    scale: 'Sept corps',
    scaleNote: 'Les corps sont fluides entre 360 et 1280 pixels : les petits changent à peine, les grands beaucoup.',
    sample: 'La fête a son carnet',
    details: 'Les détails',
    detailsNote: 'Les réglages typographiques que tout texte utilise.',
    oldstyle: 'Chiffres elzéviriens dans le texte et les grands nombres',
    tabular: 'Chiffres alignés et tabulaires dans les programmes et les tableaux',
    caps: 'Petites capitales, pour les lignes au-dessus des titres',
    capsSample: 'Lomé, et tout le Togo',
    italic: 'L’italique de Playfair pour l’emphase : Ysabeau Office n’en a pas',
    italicSample: 'Dites oui *les pieds dans le sable*',
    measure: 'La justification',
    measureNote:
      'Soixante à soixante-douze signes par ligne. Les lignes des titres sont équilibrées, et un texte ne finit pas par un mot isolé.',
    uses: 'Conseils',
    usesNote: 'Deux erreurs fréquentes, et comment les éviter.',
    text: 'Quand un prestataire rejoint Kermesse, il signe une charte courte, la lit à voix haute devant témoins, et la garde affichée dans son atelier. Un prix ferme, écrit avant l’acompte ; une visite ou une dégustation avant de signer ; une personne joignable le jour même, du premier camion à la dernière chaise.',
  },
  en: {
    above: 'Foundations',
    title: '*Typography*',
    lead: 'Playfair is for titles and large numbers, with its optical sizes, small capitals and old-style figures. Ysabeau Office is for text and controls. The site hosts both fonts, and their fallbacks have the same metrics: the layout does not shift when they load.',
    faces: 'Two families',
    facesNote: 'Latin and extended Latin: French, English, and Ewe or Kabiyè names with their own letters.',
    pangram: 'The five boxing wizards jump quickly; sphinx of black quartz, judge my vow.',
    scale: 'Seven sizes',
    scaleNote: 'Sizes are fluid between 360 and 1280 pixels: small ones hardly change, large ones change a lot.',
    sample: 'Every party has its book',
    details: 'The details',
    detailsNote: 'The typographic settings that all text uses.',
    oldstyle: 'Old-style figures in text and in large numbers',
    tabular: 'Lining, tabular figures in programmes and tables',
    caps: 'Small capitals, for lines above titles',
    capsSample: 'Lomé, and all of Togo',
    italic: 'The italic of Playfair for emphasis: Ysabeau Office has none',
    italicSample: 'Say yes *with sand between your toes*',
    measure: 'Line length',
    measureNote:
      'Sixty to seventy-two characters per line. The lines of titles are balanced, and a text does not end with a single word on a line.',
    uses: 'Guidance',
    usesNote: 'Two common mistakes, and how to avoid them.',
    text: 'When a provider joins Kermesse it signs a short charter, reads it aloud before witnesses, and keeps it on the wall of its workshop. A firm price, in writing, before the deposit; a visit or a tasting before you sign; somebody within reach on the day, from the first van to the last chair.',
  },
};

const sizes = [
  { step: 6, range: [47, 103] },
  { step: 5, range: [34, 65] },
  { step: 4, range: [31, 47] },
  { step: 3, range: [24, 31] },
  { step: 2, range: [20, 23] },
  { step: 1, range: [17.5, 18.5] },
  { step: 0, range: [15, 16] },
];

const Faces = styled.div`
  display: grid;
  gap: 24px clamp(24px, 4vw, 64px);

  @media (min-width: 860px) {
    grid-template-columns: 1fr 1fr;
  }
  b {
    display: block;
    margin-block-end: 12px;
    font-size: clamp(6rem, 3rem + 11vw, 12rem);
    font-weight: 400;
    line-height: 1.12;
  }
  div:first-child b,
  div:first-child p {
    font-family: var(--serif);
  }
  p {
    font-size: var(--text-2);
  }
  p + p {
    color: var(--ink-soft);
    font-size: var(--text-1);
    letter-spacing: 0.02em;
  }
`;

const Scale = styled.ul`

  li {
    display: grid;
    grid-template-columns: 86px minmax(0, 1fr);
    align-items: baseline;
    padding-block: 10px;
    border-block-start: 1px solid var(--line);
  }
  li:first-child {
    border: 0;
  }
  code,
  small {
    display: block;
    color: var(--ink-soft);
    font-size: 0.8125rem;
    line-height: 1.4;
  }
  p {
    font-family: var(--serif);
    line-height: 1.08;
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
  }
  li:nth-child(n + 5) p {
    font-family: var(--sans);
    line-height: 1.4;
    letter-spacing: 0;
  }
`;

const Details = styled.dl`
  display: grid;
  gap: 28px clamp(24px, 4vw, 64px);

  @media (min-width: 760px) {
    grid-template-columns: 1fr 1fr;
  }
  dt {
    color: var(--ink-soft);
    font-size: var(--text-0);
  }
  dd {
    margin: 6px 0 0;
    font: 400 var(--text-4) / 1.15 var(--serif);
  }
`;

const Measure = styled.p`
  max-width: var(--measure);
  font-size: var(--text-2);
  line-height: 1.5;
`;

const Numerals = styled.span`
  font-family: var(--sans);
  font-variant-numeric: lining-nums tabular-nums;
`;

function TypePage() {
  const locale = useLocale();
  const t = useWords(words);
  const number = new Intl.NumberFormat(languageTag(useLocale()));
  const [before = '', emphasised = ''] = t.italicSample.split('*');
  return (
    <Sheet above={t.above} title={t.title} lead={t.lead}>
      <Part title={t.faces} note={t.facesNote}>
        <Faces>
          <div>
            <b aria-hidden="true">Rg&amp;</b>
            <p>Playfair</p>
            <p>{t.pangram}</p>
          </div>
          <div>
            <b aria-hidden="true">Rg3</b>
            <p>Ysabeau Office</p>
            <p>ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz Ɖɖ Ɛɛ Ƒƒ Ɣɣ Ŋŋ Ɔɔ Ʋʋ</p>
          </div>
        </Faces>
      </Part>
      <Part title={t.scale} note={t.scaleNote}>
        <Scale>
          {sizes.map(({ step, range }) => (
            <li key={step}>
              <span>
                <code>--text-{step}</code>
                <small>{range.map((pixels) => number.format(pixels)).join(' → ')}</small>
              </span>
              <p style={{ fontSize: `var(--text-${step})` }}>{t.sample}</p>
            </li>
          ))}
        </Scale>
      </Part>
      <Part title={t.details} note={t.detailsNote}>
        <Details>
          <div>
            <dt>{t.oldstyle}</dt>
            <dd>1860, 412, 4,8</dd>
          </div>
          <div>
            <dt>{t.tabular}</dt>
            <dd>
              <Numerals>
                18 h 30
                <br />
                09 h 15
              </Numerals>
            </dd>
          </div>
          <div>
            <dt>{t.caps}</dt>
            <dd>
              <SmallCaps>{t.capsSample}</SmallCaps>
            </dd>
          </div>
          <div>
            <dt>{t.italic}</dt>
            <dd>
              {before}
              <em>{emphasised}</em>
            </dd>
          </div>
        </Details>
      </Part>
      <Part title={t.measure} note={t.measureNote}>
        <Measure>{t.text}</Measure>
      </Part>
      <Part title={t.uses} note={t.usesNote}>
        <Choices choices={type[locale]} locale={locale} />
      </Part>
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Type',
  component: TypePage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof TypePage>;

export default meta;

/** The two font families, their seven sizes, and their typographic details. */
export const Type: StoryObj<typeof meta> = {};
