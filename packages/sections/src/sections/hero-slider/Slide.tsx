import { below, from } from '@kermesse/ui/breakpoints';
import { Rule } from '@kermesse/ui/Rule';
import { SmallCaps } from '@kermesse/ui/SmallCaps';
import styled from 'styled-components';
import type { DataOf } from '../../schema/section.ts';
import { ActionLink } from '../../text/ActionLink.tsx';
import { Emphasis } from '@kermesse/ui/Emphasis';
import { lengthOf } from '@kermesse/ui/length-of';
import { withoutEmphasis } from '@kermesse/ui/parse-emphasis';
import { SlideBackground } from './SlideBackground.tsx';
import type { section } from './section.ts';

const Panel = styled.div`
  display: grid;
  min-width: 0;
  scroll-snap-align: start;
  scroll-snap-stop: always;
`;

/* An opacity of two thirds suffices for text on white. */
const Front = styled.div`
  --dense: color-mix(in srgb, var(--page) 80%, transparent);
  --scrim: color-mix(in srgb, var(--page) 66%, transparent);
  --clear: color-mix(in srgb, var(--page) 0%, transparent);
  position: relative;
  display: grid;
  align-items: center;
  min-width: 0;
  background: var(--page);

  @media ${below.laptop} {
    align-items: start;
  }
`;

const Words = styled.div`
  position: relative;
  min-width: 0;
  margin-inline: var(--edge);
  padding-block: 118px 150px;

  /* On narrow screens the text is above the picture, which keeps a minimum height. */
  @media ${below.laptop} {
    --top: 96px;
    padding-block: var(--top) calc(var(--shore) + 84vw);
    isolation: isolate;
  }
  @media print {
    margin-inline: var(--edge) calc(40% + var(--edge));
    padding-block: 24px;
  }
`;

/* On narrow screens a long text reaches into the picture: the scrim ends below it, wherever that is. */
const Text = styled.div`
  position: relative;

  @media ${below.laptop} {
    &[data-pictured]::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: calc(var(--top) * -1) calc(var(--edge) * -1) calc(var(--fade) * -1);
      --fade: 20vw;
      background: linear-gradient(var(--scrim) calc(100% - var(--fade)), var(--clear));
    }
  }
  @media print {
    &[data-pictured]::before {
      content: none;
    }
  }
`;

const Above = styled.p`
  display: flex;
  gap: 14px;
  align-items: center;
  max-width: 34em;
  color: var(--highlight-text);
`;

/* In em: the digits of the fallback font are narrower, and an additional line in any slide would shift the layout when
   the font loads. */
const Title = styled.h2`
  max-width: min(100%, 5.85em);
  margin-block: 20px 24px;
  font-size: var(--text-6);
  line-height: 0.94;
  letter-spacing: -0.025em;
  overflow-wrap: anywhere;
  hyphens: manual;

  em {
    font-style: italic;
    letter-spacing: -0.03em;
    color: var(--highlight-text);
  }
  &[data-length='long'] {
    max-width: min(100%, 7em);
    font-size: var(--text-5);
    line-height: 1;
  }
  &[data-length='longest'] {
    max-width: min(100%, 9.7em);
    font-size: var(--text-4);
    line-height: 1.06;
    letter-spacing: -0.015em;
  }

  @media ${below.laptop} {
    margin-block: 12px 16px;
  }
  @media print {
    &&& {
      max-width: none;
      margin-block: 8px;
    }
  }
`;

const Lead = styled.p`
  max-width: 22em;
  font-size: var(--text-2);
  font-weight: 470;
  line-height: 1.38;

  &[data-length='long'] {
    max-width: min(100%, 460px);
    font-size: var(--text-1);

    @media ${below.laptop} {
      max-width: 32em;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  max-width: 500px;
  margin-block-start: 30px;

  &:empty {
    display: none;
  }
  /* The outlined button can be over any part of the picture. */
  [data-variant='line'] {
    --fill: color-mix(in srgb, var(--page) 82%, transparent);
    --fill-hover: color-mix(in srgb, var(--page) 94%, transparent);
  }
  @media ${below.laptop} {
    margin-block-start: 20px;
  }
  @media ${from.laptop} and ${below.desktop} {
    max-width: 300px;
    flex-direction: column;
  }
`;

export interface SlideProps {
  slide: DataOf<typeof section>['slides'][number];
  titleId: string;
  level: 1 | 2;
  /** Whether its picture loads before the visitor scrolls to it. */
  priority: boolean;
  /** Whether its picture may load. Until then it is hidden. */
  loadsPicture: boolean;
  /** Whether another slide is shown, so that this one is inert. */
  hidden: boolean;
  /** Its role and name; undefined for a single slide. */
  roles: object | undefined;
}

/** A slide: the picture, and over it a line in small caps, the title, the description and two actions. */
export function Slide({ slide, titleId, level, priority, loadsPicture, hidden, roles }: SlideProps) {
  const { title, subtitle, description, image, buttonText, buttonLink, secondButtonText, secondButtonLink } = slide;
  return (
    <Panel {...roles} inert={hidden}>
      <Front>
        <SlideBackground image={image} priority={priority} loadsPicture={loadsPicture} />
        <Words>
          <Text data-pictured={image === undefined ? undefined : ''}>
            {subtitle !== undefined && (
              <Above>
                <Rule />
                <SmallCaps>{subtitle}</SmallCaps>
              </Above>
            )}
            <Title as={level === 1 ? 'h1' : 'h2'} id={titleId} data-length={lengthOf(withoutEmphasis(title), 38, 72)}>
              <Emphasis text={title} />
            </Title>
            {description !== undefined && <Lead data-length={lengthOf(description, 170)}>{description}</Lead>}
          </Text>
          <Actions>
            <ActionLink text={buttonText} href={buttonLink} variant="highlight" />
            <ActionLink text={secondButtonText} href={secondButtonLink} variant="line" />
          </Actions>
        </Words>
      </Front>
    </Panel>
  );
}
