import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@kermesse/ui/Container';
import { useContext } from 'react';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { brandValue } from '../brands.ts';
import { toolbarGlobalsOf, type ToolbarGlobals } from '../globals.ts';
import { BrandSwitch } from '../kit/BrandSwitch.tsx';
import { choose, useStoryLinks } from '../kit/go.ts';
import { useWords } from '../kit/words.ts';
import { entryFor } from '../../packages/sections/src/page/registry.ts';
import { PageSections } from '../../packages/sections/src/render/PageSections.tsx';
import type { SectionView, ViewTable } from '../../packages/sections/src/render/types.ts';
import Banner from '../../packages/sections/src/sections/banner/View.tsx';
import HeroSlider from '../../packages/sections/src/sections/hero-slider/View.tsx';
import Statistics from '../../packages/sections/src/sections/statistics/View.tsx';
import { StoryArt } from '../../packages/sections/src/stories/art.ts';
import { SectionHead } from '../../packages/sections/src/text/SectionHead.tsx';
import { isTest } from '../testing/is-test.ts';
import { contents } from './contents.ts';
import { Programme } from './Programme.tsx';
import { welcomeSections } from './sections.ts';

const words = {
  fr: {
    above: 'Sommaire',
    programme: 'La *bibliothèque*',
    brands: 'Un site, *six palettes*',
    brandsAbove: 'Couleurs de la marque',
    brandsAside: 'La même illustration dans chaque palette. Choisissez-en une pour l’appliquer à tout Storybook.',
  },
  en: {
    above: 'Contents',
    programme: 'The *library*',
    brands: 'One site, *six palettes*',
    brandsAbove: 'Brand colours',
    brandsAside: 'The same illustration in each palette. Choose one to apply it to all of Storybook.',
  },
};

const bySlug: Record<string, SectionView> = { banner: Banner, 'hero-slider': HeroSlider, statistics: Statistics };
const views: ViewTable = { viewOf: (id) => entryFor(bySlug, id), retains: () => false };

const Band = styled.div`
  padding-block: calc(var(--section-space) / 2);
`;

function WelcomePage({ brand, scheme, locale }: ToolbarGlobals) {
  const t = useWords(words);
  useStoryLinks();
  const chapters = useWords(contents);
  const { front, back } = welcomeSections(locale, useContext(StoryArt));
  return (
    <main>
      <PageSections sections={front} views={views} />
      <Band>
        <Container>
          <Programme above={t.above} title={t.programme} chapters={chapters} />
        </Container>
      </Band>
      <Band>
        <Container as="section" aria-labelledby="brands">
          <SectionHead id="brands" first={false} title={t.brands} subtitle={t.brandsAbove} aside={t.brandsAside} />
          <BrandSwitch
            brand={brand}
            scheme={scheme}
            locale={locale}
            scene="beach"
            onChoose={(colors) => choose({ brand: brandValue(colors) })}
          />
        </Container>
      </Band>
      <PageSections sections={back} views={views} continued />
    </main>
  );
}

const meta = {
  title: 'Welcome/Kermesse',
  // The audit is a third of this page's size, and Storybook shows no panel here.
  parameters: { layout: 'fullscreen', controls: { disable: true }, a11y: { test: isTest ? 'error' : 'off' } },
  tags: ['!autodocs'],
  render: (_, { globals }) => <WelcomePage {...toolbarGlobalsOf(globals)} />,
} satisfies Meta;

export default meta;

/** The welcome page. It consists of real sections in the language, theme and colours of the toolbar. */
export const Kermesse: StoryObj = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1);
  },
};
