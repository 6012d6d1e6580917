import { below } from '@kermesse/ui/breakpoints';
import styled, { keyframes } from 'styled-components';
import { CurrentSlide, SlideControls } from '../../carousel/SlideControls.tsx';
import type { Carousel } from '../../carousel/use-carousel.ts';

const Root = styled.div`
  position: absolute;
  inset-block-end: 74px;
  inset-inline-end: calc(var(--edge) - 12px);
  z-index: 3;

  /* Below the main part of the picture, and above a section that overlaps the lower edge. */
  @media ${below.laptop} {
    inset-block-end: 50px;
    inset-inline: calc(var(--edge) - 12px) auto;
  }
`;

const Line = styled.span`
  position: relative;
  width: 88px;
  height: 1px;
  margin-inline: 2px;
  background: color-mix(in srgb, currentColor 42%, transparent);
`;

const fill = keyframes`
  from {
    transform: scaleX(0);
  }
`;

const Progress = styled.span`
  position: absolute;
  inset: -1px 0;
  background: var(--highlight);
  transform-origin: calc(50% - 50% * var(--forward)) 50%;
  animation: ${fill} 10s linear both paused;

  &[data-running] {
    animation-play-state: running;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    transform: scaleX(0);
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`;

export interface MarksProps {
  index: number;
  count: number;
  carousel: Carousel;
}

/**
 * The position, such as 01 — 04: the current slide, the number of slides, and between them a line that shows the
 * elapsed time.
 */
export function Marks({ index, count, carousel }: MarksProps) {
  return (
    <Root>
      <SlideControls carousel={carousel}>
        <CurrentSlide index={index} digits={2} />
        <Line>
          <Progress key={index} data-elapsed="" data-running={carousel.rotation.running ? '' : undefined} />
        </Line>
        <span>{String(count).padStart(2, '0')}</span>
      </SlideControls>
    </Root>
  );
}
