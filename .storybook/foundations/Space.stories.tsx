import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from '@kermesse/ui/Frame';
import { Ticket } from '@kermesse/ui/Ticket';
import styled from 'styled-components';
import { space } from '../advice/space.tsx';
import { Choices } from '../kit/Choices.tsx';
import { Part, Sheet } from '../kit/Sheet.tsx';
import { useLocale, useWords } from '../kit/words.ts';

const words = {
  fr: {
    above: 'Fondations',
    title: 'L’*espace* et les formes',
    lead: 'L’échelle a neuf pas, à partir de 4 pixels. Les sections n’ont pas de marges extérieures : la page définit l’espace entre elles.',
    steps: 'Neuf pas',
    stepsNote: 'Les petits pas séparent les éléments d’un groupe, les grands séparent les groupes.',
    page: 'La page',
    pageNote:
      'Les marges et l’espace entre les sections dépendent de la largeur de l’écran. Les longueurs sont montrées à demi-échelle.',
    section: 'entre deux sections',
    gutter: 'marge de la page',
    width: 'largeur du contenu',
    shape: 'Les formes',
    shapeNote: 'Les coins sont droits, avec deux exceptions : les encoches des tickets et le cadre aux coins rentrés.',
    notch: 'Le ticket, pour les prix et les étapes',
    frame: 'Le cadre, pour les invitations et les annonces',
    shadows: 'Les ombres',
    shadowsNote: 'Quatre ombres, de la même lumière. L’ombre « papier » suit le contour d’un élément découpé.',
    uses: 'Conseils',
    usesNote: 'Deux erreurs fréquentes, et comment les éviter.',
    rest: 'posé',
    raised: 'soulevé',
    sheet: 'feuille',
    paper: 'papier',
  },
  en: {
    above: 'Foundations',
    title: '*Space* and shapes',
    lead: 'The scale has nine steps, starting at 4 pixels. Sections have no outer margins: the page sets the space between them.',
    steps: 'Nine steps',
    stepsNote: 'Small steps separate the elements of a group. Large steps separate groups.',
    page: 'The page',
    pageNote:
      'The gutter and the space between sections depend on the width of the screen. The lengths are shown at half their size.',
    section: 'between two sections',
    gutter: 'the page’s gutter',
    width: 'content width',
    shape: 'Shapes',
    shapeNote: 'Corners are square, with two exceptions: the notches of tickets and the frame with concave corners.',
    notch: 'The ticket, for prices and steps',
    frame: 'The frame, for invitations and announcements',
    shadows: 'Shadows',
    shadowsNote: 'Four shadows from the same light. The “paper” shadow follows the outline of a cut-out element.',
    uses: 'Guidance',
    usesNote: 'Two common mistakes, and how to avoid them.',
    rest: 'at rest',
    raised: 'raised',
    sheet: 'sheet',
    paper: 'paper',
  },
};

const steps = [4, 8, 12, 16, 24, 32, 48, 64, 96];

const Steps = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 24px;

  li {
    display: grid;
    gap: 8px;
    justify-items: start;
  }
  span {
    background: var(--highlight);
  }
  code,
  small {
    font-size: 0.8125rem;
    line-height: 1.2;
  }
  small {
    color: var(--ink-soft);
  }
`;

const Lengths = styled.ul`
  display: grid;
  gap: 14px;
  overflow: clip;

  span {
    display: block;
    block-size: 10px;
    margin-block-end: 6px;
    background: var(--brand);
  }
  code {
    margin-inline-end: 10px;
  }
`;

const Shapes = styled.div`
  display: grid;
  gap: 28px;

  @media (min-width: 720px) {
    grid-template-columns: 1fr 1fr;
  }
  p {
    padding: 40px 32px;
    font: italic 400 var(--text-3) / 1.2 var(--serif);
  }
`;

const Framed = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  background: var(--surface);
`;

const Shadows = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: 40px;
  padding: 8px 0 32px;

  li {
    padding: 48px 24px;
    background: var(--raised);
    text-align: center;
  }
  li:nth-child(1) {
    box-shadow: var(--shadow-rest);
  }
  li:nth-child(2) {
    box-shadow: var(--shadow-raised);
  }
  li:nth-child(3) {
    box-shadow: var(--shadow-sheet);
  }
  li:nth-child(4) {
    filter: var(--shadow-paper);
  }
`;

function SpacePage() {
  const locale = useLocale();
  const t = useWords(words);
  const lengths = [
    ['--section-space', t.section],
    ['--gutter', t.gutter],
    ['--width', t.width],
  ] as const;
  return (
    <Sheet above={t.above} title={t.title} lead={t.lead}>
      <Part title={t.steps} note={t.stepsNote}>
        <Steps>
          {steps.map((pixels, index) => (
            <li key={pixels}>
              <span style={{ inlineSize: pixels, blockSize: pixels }} />
              <code>--space-{index + 1}</code>
              <small>{pixels} px</small>
            </li>
          ))}
        </Steps>
      </Part>
      <Part title={t.page} note={t.pageNote}>
        <Lengths>
          {lengths.map(([name, text]) => (
            <li key={name}>
              <span style={{ inlineSize: `calc(var(${name}) / 2)` }} />
              <code>{name}</code>
              {text}
            </li>
          ))}
        </Lengths>
      </Part>
      <Part title={t.shape} note={t.shapeNote}>
        <Shapes>
          <Ticket>
            <p>{t.notch}</p>
          </Ticket>
          <Framed>
            <Frame />
            <p>{t.frame}</p>
          </Framed>
        </Shapes>
      </Part>
      <Part title={t.shadows} note={t.shadowsNote}>
        <Shadows>
          <li>{t.rest}</li>
          <li>{t.raised}</li>
          <li>{t.sheet}</li>
          <li>{t.paper}</li>
        </Shadows>
      </Part>
      <Part title={t.uses} note={t.usesNote}>
        <Choices choices={space[locale]} locale={locale} />
      </Part>
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Space',
  component: SpacePage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof SpacePage>;

export default meta;

/** The space scale, the page widths, the shapes and the shadows. */
export const Space: StoryObj<typeof meta> = {};
