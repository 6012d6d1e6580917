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
    title: 'Des *illustrations*, pas de photographies',
    lead: 'Les images du site sont des illustrations : des silhouettes découpées, des lampions, la lagune de Lomé. Ce sont des fichiers SVG, colorés dans la palette de la marque. Changez les couleurs de la marque dans la barre d’outils pour les voir.',
    wide: 'Les scènes',
    wideNote:
      'Pour le haut d’une page. Dans une configuration : { "src": "/art/hero" }. Chaque scène a un texte de remplacement dans les deux langues.',
    tall: 'En portrait',
    tallNote: 'Pour les écrans étroits. Une autre composition, pas un recadrage : le haut est dégagé pour le texte.',
    cards: 'Les cartons',
    cardsNote: 'Pour les cartes, les étals, les invitations.',
    busts: 'Les portraits',
    bustsNote: 'Pour les témoignages et les cartes de visite.',
  },
  en: {
    above: 'Foundations',
    title: '*Illustrations* instead of photographs',
    lead: 'The site’s pictures are illustrations: paper-cut figures, festoon lights, the lagoon of Lomé. They are SVG files in the palette of the brand. Change the brand colours in the toolbar to see them.',
    wide: 'Scenes',
    wideNote:
      'For the top of a page. In a configuration: { "src": "/art/hero" }. Each scene has an alternative text in both languages.',
    tall: 'Portrait compositions',
    tallNote: 'For narrow screens. Each is a separate composition, not a crop: the upper part is free for text.',
    cards: 'Card pictures',
    cardsNote: 'For cards, stalls, invitations.',
    busts: 'Portraits',
    bustsNote: 'For testimonials and place cards.',
  },
};

const Sheets = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--least)), 1fr));
  gap: 32px 24px;

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
  /** The minimum width of a picture, in pixels. */
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

/** All illustrations, in the colours of the toolbar's brand. */
export const Artwork: StoryObj<typeof meta> = {};
