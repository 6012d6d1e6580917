import type { Locale } from '@kermesse/api/schemas/common/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { colorRoles, type BrandColors, type Scheme } from '@kermesse/ui/theme';
import styled from 'styled-components';
import { colorTable } from '../../packages/ui/src/theme/roles/color-roles.ts';
import { colour } from '../advice/colour.tsx';
import { toolbarGlobalsOf } from '../globals.ts';
import { Choices } from '../kit/Choices.tsx';
import { Part, Sheet } from '../kit/Sheet.tsx';
import { useWords } from '../kit/words.ts';
import { summarizeContrasts, formatRatio } from './contrasts.ts';
import { Backgrounds } from './Backgrounds.tsx';

const words = {
  fr: {
    above: 'Fondations',
    title: 'Trois couleurs, *et toutes les autres*',
    lead: 'Les éditeurs choisissent trois couleurs. Toutes les autres en sont calculées en OKLCH, pour les thèmes clair et sombre. Une couleur lisible est gardée ; une couleur illisible change de clarté, jamais de teinte.',
    three: 'Les couleurs de la marque',
    threeNote: 'Changez-les dans la barre d’outils : cette page, ses mesures et tout Storybook les prennent.',
    primary: 'Primaire',
    secondary: 'Secondaire',
    accent: 'Accent',
    passed: 'Contrastes garantis',
    passedNote:
      'Chaque contraste garanti est mesuré ici, pour ces trois couleurs : 4,5 : 1 pour le texte, 3 : 1 pour le grand texte, les icônes, les bordures de champs et les indicateurs de focus.',
    uses: 'Conseils',
    usesNote: 'Deux erreurs fréquentes, et comment les éviter.',
    pairs: (passed: number, all: number) => `${passed} contrastes tenus sur ${all}`,
    closest: (text: string, on: string, ratio: string) => `Le plus faible : ${text} sur ${on}, ${ratio}.`,
    roles: 'Les rôles',
    rolesNote:
      'Chaque rôle porte le nom de son usage. Les fichiers de jetons contiennent aussi ces descriptions, en anglais.',
    backgrounds: 'Les cinq tons',
    backgroundsNote:
      'L’attribut data-tone pose un fond et redéfinit tous les rôles de couleur à l’intérieur. Les composants n’ont donc pas besoin de connaître leur fond.',
    tones: {
      page: { title: 'La page', text: 'Le fond par défaut, pâle dans le thème clair et foncé dans le thème sombre.' },
      brand: { title: 'La marque', text: 'La couleur primaire, pour les bandes et les couvertures.' },
      highlight: { title: 'L’éclat', text: 'La couleur secondaire. À utiliser avec parcimonie.' },
      paper: {
        title: 'Le papier',
        text: 'Clair dans les deux thèmes, pour les billets, les cartons et les enveloppes.',
      },
      deep: {
        title: 'La profondeur',
        text: 'Une variante de la couleur primaire, pour distinguer deux bandes voisines.',
      },
    },
  },
  en: {
    above: 'Foundations',
    title: 'Three colours, *and all the others*',
    lead: 'Editors choose three colours. All others are calculated from them in OKLCH, for the light and the dark theme. A readable colour is kept. An unreadable one changes in lightness, never in hue.',
    three: 'Brand colours',
    threeNote: 'Change them in the toolbar: this page, its measurements and all of Storybook use them.',
    primary: 'Primary',
    secondary: 'Secondary',
    accent: 'Accent',
    passed: 'Guaranteed contrast',
    passedNote:
      'Every guaranteed contrast is measured here, for these three colours: 4.5:1 for text, 3:1 for large text, icons, borders of fields and focus rings.',
    uses: 'Guidance',
    usesNote: 'Two common mistakes, and how to avoid them.',
    pairs: (passed: number, all: number) => `${passed} of ${all} contrasts hold`,
    closest: (text: string, on: string, ratio: string) => `The lowest: ${text} on ${on}, ${ratio}.`,
    roles: 'Colour roles',
    rolesNote: 'Each role has the name of its purpose. The token files contain these descriptions too.',
    backgrounds: 'The five tones',
    backgroundsNote:
      'The attribute data-tone sets a background and redefines every colour role inside it, so components do not need to know their background.',
    tones: {
      page: { title: 'The page', text: 'The default background, pale in the light theme and dark in the dark one.' },
      brand: { title: 'The brand', text: 'The primary colour, for bands and covers.' },
      highlight: { title: 'The highlight', text: 'The secondary colour. Use it sparingly.' },
      paper: { title: 'The paper', text: 'Light in both themes, for tickets, cards and envelopes.' },
      deep: { title: 'The deep', text: 'A variant of the primary colour, to tell two adjacent bands apart.' },
    },
  },
};

const Three = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  border: 1px solid var(--line);

  li {
    background: var(--surface);
    padding-block-end: 14px;
  }
  span {
    display: block;
    block-size: clamp(96px, 15vw, 200px);
    margin-block-end: 12px;
    border-block-end: 1px solid var(--line);
  }
  p {
    padding-inline: 18px;
  }
  code {
    color: var(--ink-soft);
  }
`;

const Roles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: 18px 28px;

  dt {
    display: flex;
    gap: 10px;
    align-items: center;
  }
  dd {
    margin: 4px 0 0;
    color: var(--ink-soft);
  }
  span {
    flex: none;
    inline-size: 22px;
    block-size: 22px;
    border: 1px solid var(--control);
  }
`;

const Held = styled.p`
  font: 300 var(--text-5) / 1 var(--serif);

  & + p {
    margin-block-start: 12px;
    color: var(--ink-soft);
  }
`;

function ColourPage({ brand, scheme, locale }: { brand: BrandColors; scheme: Scheme; locale: Locale }) {
  const t = useWords(words);
  const { all, passed, closest } = summarizeContrasts(brand);
  return (
    <Sheet above={t.above} title={t.title} lead={t.lead}>
      <Part title={t.three} note={t.threeNote}>
        <Three>
          {(['primary', 'secondary', 'accent'] as const).map((name) => (
            <li key={name}>
              <span style={{ background: brand[name] }} />
              <p>
                {t[name]}
                <br />
                <code>{brand[name].toLowerCase()}</code>
              </p>
            </li>
          ))}
        </Three>
      </Part>
      <Part title={t.passed} note={t.passedNote}>
        <Held>{t.pairs(passed, all)}</Held>
        {closest && <p>{t.closest(closest.text, closest.on, formatRatio(closest.measured, locale))}</p>}
      </Part>
      <Part title={t.roles} note={t.rolesNote}>
        <Roles>
          {colorRoles.map((role) => (
            <div key={role}>
              <dt>
                <span style={{ background: `var(--${role})` }} />
                {role}
              </dt>
              <dd lang="en">{colorTable[role].description}</dd>
            </div>
          ))}
        </Roles>
      </Part>
      <Part title={t.backgrounds} note={t.backgroundsNote}>
        <Backgrounds brand={brand} scheme={scheme} locale={locale} texts={t.tones} />
      </Part>
      <Part title={t.uses} note={t.usesNote}>
        <Choices choices={colour[locale]} locale={locale} />
      </Part>
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Colour',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
  render: (_, { globals }) => <ColourPage {...toolbarGlobalsOf(globals)} />,
} satisfies Meta;

export default meta;

/** All contrast ratios are measured live, for the brand and the theme of the toolbar. */
export const Colour: StoryObj = {};
