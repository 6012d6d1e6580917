import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@kermesse/ui/Container';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { brandValue } from '../brands.ts';
import { choiceOf, type Choice } from '../globals.ts';
import { Dresses } from '../kit/Dresses.tsx';
import { choose, useStoryLinks } from '../kit/go.ts';
import { Sections } from '../kit/Sections.tsx';
import { useWords } from '../kit/words.ts';
import { SectionHead } from '../../packages/sections/src/text/SectionHead.tsx';
import { contents } from './contents.ts';
import { Programme } from './Programme.tsx';
import { back, front } from './sections.ts';

const words = {
  fr: {
    above: 'Ouvert à la relecture',
    programme: 'Le *programme*',
    dresses: 'Une maison, *six robes*',
    dressesAbove: 'Trois couleurs suffisent',
    dressesAside: 'Le même dessin, tracé dans chaque palette. Choisissez-en une : tout le carnet la porte.',
  },
  en: {
    above: 'Open for review',
    programme: 'The *programme*',
    dresses: 'One house, *six dresses*',
    dressesAbove: 'Three colours are enough',
    dressesAside: 'The same drawing, traced in each palette. Choose one: the whole book wears it.',
  },
};

const Band = styled.div`
  padding-block: calc(var(--section-space) / 2);
`;

function WelcomePage({ brand, scheme, locale }: Choice) {
  const t = useWords(words);
  useStoryLinks();
  const chapters = useWords(contents);
  return (
    <main>
      <Sections list={front} />
      <Band>
        <Container>
          <Programme above={t.above} title={t.programme} chapters={chapters} />
        </Container>
      </Band>
      <Band>
        <Container as="section" aria-labelledby="dresses">
          <SectionHead id="dresses" level={2} title={t.dresses} subtitle={t.dressesAbove} aside={t.dressesAside} />
          <Dresses
            brand={brand}
            scheme={scheme}
            locale={locale}
            scene="beach"
            onChoose={(colors) => choose({ brand: brandValue(colors) })}
          />
        </Container>
      </Band>
      <Sections list={back} continued />
    </main>
  );
}

const meta = {
  title: 'Welcome/Kermesse',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
  render: (_, { globals }) => <WelcomePage {...choiceOf(globals)} />,
} satisfies Meta;

export default meta;

/** The front door: made of real sections, in whatever language, theme and colours the toolbar holds. */
export const Kermesse: StoryObj = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1);
  },
};
