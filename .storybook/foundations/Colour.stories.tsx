import type { Meta, StoryObj } from '@storybook/react-vite';
import { colorRoles, type BrandColors, type Scheme } from '@kermesse/ui/theme';
import styled from 'styled-components';
import { colorTable } from '../../packages/ui/src/theme/roles/color-roles.ts';
import { colour } from '../advice/colour.tsx';
import { choiceOf } from '../globals.ts';
import { Uses } from '../kit/Choices.tsx';
import { Part, Sheet } from '../kit/Sheet.tsx';
import { useWords } from '../kit/words.ts';
import { summaryOf, written } from './contrasts.ts';
import { Grounds } from './Grounds.tsx';

const words = {
  fr: {
    above: 'Fondations',
    title: 'Trois couleurs, *et toutes les autres*',
    lead: 'Un éditeur en choisit trois. Le reste en est tiré, en OKLCH, en clair et en sombre ; ce qui se lit est gardé, ce qui ne se lirait pas change de clarté, jamais de teinte.',
    three: 'Les trois',
    threeNote: 'Changez-les dans la barre d’outils : cette page, ses chiffres et tout le carnet suivent.',
    primary: 'Primaire',
    secondary: 'Secondaire',
    accent: 'Accent',
    passed: 'Contrastes garantis',
    passedNote:
      'Chaque couple promis est mesuré ici, pour ces trois couleurs : 4,5 : 1 pour le texte, 3 : 1 pour les grandes lettres, les icônes, les bords de champs et les anneaux de focus.',
    uses: 'Bien poser',
    usesNote: 'Deux fautes faciles, et leur remède.',
    pairs: (passed: number, all: number) => `${passed} couples tenus sur ${all}`,
    closest: (text: string, on: string, ratio: string) => `Le plus juste : ${text} sur ${on}, ${ratio}.`,
    roles: 'Les rôles',
    rolesNote:
      'Chaque couleur porte le nom de ce à quoi elle sert. Ces descriptions accompagnent aussi les fichiers de jetons, en anglais.',
    grounds: 'Les cinq fonds',
    groundsNote:
      'Un fond est un attribut, data-tone. Il redéfinit tous les rôles pour ce qui s’y pose : aucun composant n’a besoin de savoir où il est.',
    tones: {
      page: { title: 'La page', text: 'Le papier du carnet ; en sombre, un papier de minuit.' },
      brand: { title: 'La marque', text: 'La couleur primaire, pour les bandes et la couverture.' },
      highlight: { title: 'L’éclat', text: 'La couleur secondaire, avec mesure.' },
      paper: { title: 'Le papier', text: 'Toujours clair, même la nuit : billets, cartons, enveloppes.' },
      deep: {
        title: 'La profondeur',
        text: 'Un pas à côté de la primaire, pour que deux bandes ne se confondent pas.',
      },
    },
  },
  en: {
    above: 'Foundations',
    title: 'Three colours, *and all the others*',
    lead: 'An editor picks three. The rest is drawn from them, in OKLCH, for light and for dark; what can be read is kept, what could not be moves in lightness, never in hue.',
    three: 'The three',
    threeNote: 'Change them in the toolbar: this page, its figures and the whole book follow.',
    primary: 'Primary',
    secondary: 'Secondary',
    accent: 'Accent',
    passed: 'Guaranteed contrast',
    passedNote:
      'Every promised pair is measured here, for these three colours: 4.5:1 for text, 3:1 for large letters, icons, borders of fields and focus rings.',
    uses: 'Well laid',
    usesNote: 'Two easy faults, and their cure.',
    pairs: (passed: number, all: number) => `${passed} pairs of ${all} hold`,
    closest: (text: string, on: string, ratio: string) => `The closest: ${text} on ${on}, ${ratio}.`,
    roles: 'The roles',
    rolesNote: 'Each colour is named after what it is for. The token files carry these descriptions too.',
    grounds: 'The five grounds',
    groundsNote:
      'The attribute data-tone sets a background and redefines every colour role inside it, so no component needs to know where it is.',
    tones: {
      page: { title: 'The page', text: 'The paper of the book; in the dark, midnight paper.' },
      brand: { title: 'The brand', text: 'The primary colour, for bands and for the cover.' },
      highlight: { title: 'The highlight', text: 'The secondary colour, in moderation.' },
      paper: { title: 'The paper', text: 'Light even at night: tickets, cards, envelopes.' },
      deep: { title: 'The deep', text: 'A step beside the primary, so that two bands stay two.' },
    },
  },
};

const Three = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
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
  margin: 0;

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

function ColourPage({ brand, scheme, locale }: { brand: BrandColors; scheme: Scheme; locale: 'fr' | 'en' }) {
  const t = useWords(words);
  const { all, passed, closest } = summaryOf(brand);
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
        {closest && <p>{t.closest(closest.text, closest.on, written(closest.measured, locale))}</p>}
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
      <Part title={t.grounds} note={t.groundsNote}>
        <Grounds brand={brand} scheme={scheme} locale={locale} texts={t.tones} />
      </Part>
      <Part title={t.uses} note={t.usesNote}>
        <Uses uses={colour[locale]} locale={locale} />
      </Part>
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Colour',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
  render: (_, { globals }) => <ColourPage {...choiceOf(globals)} />,
} satisfies Meta;

export default meta;

/** Every figure is measured while you look, for the brand and the theme of the toolbar. */
export const Colour: StoryObj = {};
