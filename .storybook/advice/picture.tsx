import type { SceneName } from '@kermesse/ui/art';
import { Picture } from '@kermesse/ui/Picture';
import { useContext } from 'react';
import styled from 'styled-components';
import { StoryArt } from '../../packages/sections/src/stories/art.ts';
import type { Comparison } from '../kit/Choices.tsx';
import { useLocale } from '../kit/words.ts';

const Figure = styled.div`
  inline-size: 150px;
  margin-inline: auto;

  &[data-cut] {
    block-size: 224px;
    overflow: clip;
  }
  &[data-cut] img {
    block-size: 224px;
    max-inline-size: none;
    object-fit: cover;
    object-position: 0 50%;
  }
`;

const Written = styled.div`
  position: relative;

  p {
    position: absolute;
    inset: auto 0 8px;
    color: var(--ink);
    font: 400 var(--text-2) / 1 var(--serif);
    text-align: center;
  }
`;

interface ShownProps {
  scene: SceneName;
  composition?: 'landscape' | 'portrait';
  cut?: boolean;
}

/** A site illustration in a frame that is taller than wide. */
function Shown({ scene, composition = 'landscape', cut = false }: ShownProps) {
  const image = useContext(StoryArt)(`/art/${scene}`, useLocale());
  if (!image) return null;
  const { portrait, ...landscape } = image;
  const source = composition === 'portrait' ? (portrait ?? landscape) : landscape;
  return (
    <Figure data-cut={cut ? '' : undefined}>
      <Picture image={source} alt={image.alt ?? ''} sizes="300px" />
    </Figure>
  );
}

export const picture: Comparison[] = [
  {
    good: 'Use the portrait composition on narrow screens: it was drawn for them.',
    right: <Shown scene="hero" composition="portrait" />,
    bad: 'Crop the landscape composition: its subject is cut off.',
    wrong: <Shown scene="hero" cut />,
  },
  {
    good: 'Put text beside the picture, where it can be translated, read aloud and searched.',
    right: (
      <div>
        <Shown scene="invitation" />
        <p>29 May 2027</p>
      </div>
    ),
    bad: 'Put text over the picture, where no contrast is guaranteed.',
    wrong: (
      <Written>
        <Shown scene="invitation" />
        <p>29 May 2027</p>
      </Written>
    ),
  },
];
