import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@kermesse/ui/Container';
import type { BrandColors } from '@kermesse/ui/theme';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { brandOf, brands, brandValue } from '../brands.ts';
import { summarizeContrasts } from '../foundations/contrasts.ts';
import { Backgrounds } from '../foundations/Backgrounds.tsx';
import { toolbarGlobalsOf, type ToolbarGlobals } from '../globals.ts';
import { choose } from '../kit/go.ts';
import { Sections } from '../../packages/sections/src/stories/Sections.tsx';
import { Part } from '../kit/Sheet.tsx';
import { useWords } from '../kit/words.ts';
import { Stage } from '../Stage.tsx';
import { Pickers } from './Pickers.tsx';
import { page } from './sections.ts';

const words = {
  fr: {
    primary: 'Primaire',
    secondary: 'Secondaire',
    accent: 'Accent',
    presets: 'Marques toutes faites',
    passed: (passed: number, all: number) => `${passed} contrastes tenus sur ${all}`,
    contrasts: 'Chaque contraste, *mesuré*',
    contrastsNote:
      'Ces contrastes sont garantis pour toutes les couleurs : 4,5 : 1 pour le texte, 3 : 1 pour le reste. Essayez trois jaunes.',
    tones: {
      page: { title: 'La page', text: 'Le fond par défaut.' },
      brand: { title: 'La marque', text: 'La couleur primaire.' },
      highlight: { title: 'L’éclat', text: 'La couleur secondaire.' },
      paper: { title: 'Le papier', text: 'Clair dans les deux thèmes.' },
      deep: { title: 'La profondeur', text: 'Une variante de la couleur primaire.' },
    },
  },
  en: {
    primary: 'Primary',
    secondary: 'Secondary',
    accent: 'Accent',
    presets: 'Ready-made brands',
    passed: (passed: number, all: number) => `${passed} of ${all} contrasts hold`,
    contrasts: 'Every contrast, *measured*',
    contrastsNote:
      'These contrasts are guaranteed for any colours: 4.5:1 for text, 3:1 for the rest. Try three yellows.',
    tones: {
      page: { title: 'The page', text: 'The default background.' },
      brand: { title: 'The brand', text: 'The primary colour.' },
      highlight: { title: 'The highlight', text: 'The secondary colour.' },
      paper: { title: 'The paper', text: 'Light in both themes.' },
      deep: { title: 'The deep', text: 'A variant of the primary colour.' },
    },
  },
};

/** A colour picked here applies at once and updates the toolbar. A later choice in the toolbar overrides it. */
function Playground({ brand: given, scheme, locale }: ToolbarGlobals) {
  const t = useWords(words);
  const wanted = brandValue(given);
  const [picked, setPicked] = useState({ at: wanted, value: wanted });
  const brand = brandOf(picked.at === wanted ? picked.value : wanted);
  const onChoose = (colors: BrandColors) => {
    const value = brandValue(colors);
    setPicked({ at: wanted, value });
    choose({ brand: value });
  };
  const { all, passed } = summarizeContrasts(brand);
  return (
    <Stage brand={brand} locale={locale}>
      <Pickers brand={brand} onChoose={onChoose} words={t} locale={locale} summary={t.passed(passed, all)} />
      <main>
        <Sections list={page} />
        <Container>
          <Part title={t.contrasts} note={t.contrastsNote}>
            <Backgrounds brand={brand} scheme={scheme} locale={locale} texts={t.tones} folded />
          </Part>
        </Container>
      </main>
    </Stage>
  );
}

const meta = {
  title: 'Brand playground/Three colours',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
  render: (_, { globals }) => <Playground {...toolbarGlobalsOf(globals)} />,
} satisfies Meta;

export default meta;

/** Three colours determine the page, the papers, the illustrations and every contrast. */
export const ThreeColours: StoryObj = { name: 'Three colours' };

/** A test only: it changes the colours of the toolbar. */
export const ColoursChanged: StoryObj = {
  tags: ['!dev', '!autodocs'],
  // The story above already tests the page itself.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { fr, en } = brands['lagoon']?.title ?? { fr: '', en: '' };
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^(?:${fr}|${en})$`) }));
    await waitFor(() => expect(getComputedStyle(canvasElement).getPropertyValue('--pattern-1')).toBe('#0c4a4e'));
    const { fr: french, en: english } = brands['kermesse']?.title ?? { fr: '', en: '' };
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^(?:${french}|${english})$`) }));
    await waitFor(() => expect(getComputedStyle(canvasElement).getPropertyValue('--pattern-1')).toBe('#1a1a40'));
  },
};
