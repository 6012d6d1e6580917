import { Frame } from '@kermesse/ui/Frame';
import { VisuallyHidden } from '@kermesse/ui/VisuallyHidden';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { stepOfKey } from '../../carousel/slides.ts';
import { useRotation } from '../../carousel/use-rotation.ts';
import { useEditedItem, useTurnTo } from '../../render/edited-item.ts';
import type { SectionProps } from '../../render/types.ts';
import { withoutEmphasis } from '../../text/emphasis.ts';
import { Marks } from './Marks.tsx';
import type { section } from './section.ts';
import { Slide } from './Slide.tsx';
import { usePictureReach } from './use-picture-reach.ts';
import { useSlides } from './use-slides.ts';

/** The time per slide in milliseconds (specification §9). */
const period = 10_000;

const Card = styled.section`
  --edge: max(clamp(26px, 5vw, 64px), (100% - var(--width)) / 2);
  /* On narrow screens, the height of the strip below the picture, which contains the marks. */
  --shore: 56px;

  position: relative;
  isolation: isolate;
  overflow: clip;
`;

const Row = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  isolation: isolate;
  min-height: clamp(640px, 62vw, 840px);
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  &:focus-visible {
    outline-offset: -6px;
  }

  @media (scripting: none) {
    scrollbar-width: thin;
  }
`;

/**
 * The top of a page: a full-width picture, a large title, two actions. Slides rotate every ten seconds; without
 * JavaScript they are a row to scroll.
 */
export default function HeroSlider({ data, id, first }: SectionProps<typeof section>) {
  const { slides } = data;
  const { t } = useTranslation('hero-slider');
  const { t: words } = useTranslation('carousel');
  const count = slides.length;
  const many = count > 1;
  const card = useRef<HTMLElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { row, index, step, onScroll } = useSlides(count);
  const edited = useEditedItem('slides');
  useTurnTo(edited, index, count, step);
  const rotation = useRotation(card, index, many && edited === undefined ? period : undefined, () => {
    setAnnouncement('');
    step(1);
  });
  const reach = usePictureReach(index);

  const position = (place: number) => words('position', { current: place + 1, total: count });
  const turnBy = (by: -1 | 1) => {
    const to = (index + by + count) % count;
    setAnnouncement(`${position(to)}, ${withoutEmphasis(slides[to]?.title ?? '')}`);
    step(by);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = stepOfKey(event);
    if (by === 0) return;
    event.preventDefault();
    turnBy(by);
  };
  const carousel = many
    ? { role: 'group', 'aria-roledescription': words('carousel'), 'aria-label': t('label'), onKeyDown }
    : { 'aria-labelledby': `${id}-title-0` };

  return (
    <Card ref={card} data-tone="brand" {...carousel} {...(many && { 'data-moves': 'fade', 'data-period': period })}>
      {/* The h1 does not change when the slides rotate. */}
      {first && many && <VisuallyHidden as="h1">{withoutEmphasis(slides[0]?.title ?? '')}</VisuallyHidden>}
      {many && <Marks index={index} count={count} rotation={rotation} onTurn={turnBy} />}
      <Row
        ref={row}
        data-slides=""
        onScroll={many ? onScroll : undefined}
        {...(many && { tabIndex: 0, role: 'group', 'aria-label': words('viewport') })}
      >
        {slides.map((slide, place) => (
          <Slide
            key={place}
            slide={slide}
            titleId={`${id}-title-${place}`}
            level={first && !many ? 1 : 2}
            priority={place < reach && (first || place > 0)}
            pictured={place < reach}
            hidden={rotation.hydrated && place !== index}
            position={many ? position(place) : undefined}
          />
        ))}
      </Row>
      <Frame inset="wide" />
      <VisuallyHidden>
        <span aria-live="polite">{announcement}</span>
      </VisuallyHidden>
    </Card>
  );
}
