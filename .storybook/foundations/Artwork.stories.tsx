import type { Meta, StoryObj } from '@storybook/react-vite';
import { sceneNames, scenes, type SceneName } from '@kermesse/ui/art';
import { Picture } from '@kermesse/ui/Picture';
import { useContext } from 'react';
import styled from 'styled-components';
import { StoryArt } from '../../packages/sections/src/stories/art.ts';
import { Part, Sheet } from '../kit/Sheet.tsx';
import { useLocale, useWords } from '../kit/words.ts';

const words = {
  fr: {
    above: 'Fondations',
    title: 'Personne ne demandera *de photographies*',
    lead: 'Les images du site sont dessinées : des silhouettes découpées, des lampions, la lagune de Lomé. Ce sont des fichiers SVG, colorés dans la palette de la marque ; changez-en les couleurs, et la lune se lève autrement.',
    wide: 'Les scènes',
    wideNote:
      'Pour les premières pages. Dans une configuration : { "src": "/art/hero" }. Le texte de remplacement vient avec, en deux langues.',
    tall: 'Les mêmes, debout',
    tallNote: 'Une autre composition, pas un recadrage : le haut reste calme pour les mots.',
    cards: 'Les cartons',
    cardsNote: 'Pour les cartes, les étals, les invitations.',
    busts: 'Les portraits',
    bustsNote: 'Pour les témoignages et les cartes de visite.',
  },
  en: {
    above: 'Foundations',
    title: 'Nobody will ask *for photographs*',
    lead: 'The site’s pictures are drawn: paper-cut figures, festoon lights, the lagoon of Lomé. They are SVG files, coloured in the palette of the brand; change its colours, and the moon rises differently.',
    wide: 'The scenes',
    wideNote:
      'For first pages. In a configuration: { "src": "/art/hero" }. The alternative text comes along, in two languages.',
    tall: 'The same, upright',
    tallNote: 'Another composition, not a crop: the upper part stays calm for words.',
    cards: 'The cards',
    cardsNote: 'For cards, stalls, invitations.',
    busts: 'The portraits',
    bustsNote: 'For testimonials and place cards.',
  },
};

const Sheets = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--least)), 1fr));
  gap: 32px 24px;
  margin: 0;
  padding: 0;
  list-style: none;

  figcaption {
    display: grid;
    gap: 4px;
    padding-block-start: 10px;
    font-size: var(--text-0);
    line-height: 1.4;
  }
  figcaption span {
    color: var(--ink-soft);
  }
`;

interface GalleryProps {
  names: SceneName[];
  /** The least width of a sheet, in pixels. */
  least: number;
  upright?: boolean;
}

function Gallery({ names, least, upright = false }: GalleryProps) {
  const locale = useLocale();
  const resolve = useContext(StoryArt);
  return (
    <Sheets style={{ '--least': `${least}px` }}>
      {names.map((name) => {
        const whole = resolve(`/art/${name}`, locale);
        if (!whole) return null;
        const { portrait, ...landscape } = whole;
        const image = upright ? portrait : landscape;
        if (!image) return null;
        return (
          <li key={name}>
            <figure>
              <Picture image={image} alt={whole.alt ?? ''} sizes={`${least}px`} />
              <figcaption>
                <code>/art/{name}</code>
                {!upright && <span>{whole.alt}</span>}
              </figcaption>
            </figure>
          </li>
        );
      })}
    </Sheets>
  );
}

const ofWidth = (width: number) => sceneNames.filter((name) => scenes[name].width === width);

function ArtworkPage() {
  const t = useWords(words);
  return (
    <Sheet above={t.above} title={t.title} lead={t.lead}>
      <Part title={t.wide} note={t.wideNote}>
        <Gallery names={ofWidth(1920)} least={420} />
      </Part>
      <Part title={t.tall} note={t.tallNote}>
        <Gallery names={ofWidth(1920)} least={220} upright />
      </Part>
      <Part title={t.cards} note={t.cardsNote}>
        <Gallery names={ofWidth(1200)} least={300} />
      </Part>
      <Part title={t.busts} note={t.bustsNote}>
        <Gallery names={ofWidth(400)} least={160} />
      </Part>
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Artwork',
  component: ArtworkPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof ArtworkPage>;

export default meta;

/** Every scene, drawn in the colours of the toolbar's brand. */
export const Artwork: StoryObj<typeof meta> = {};
