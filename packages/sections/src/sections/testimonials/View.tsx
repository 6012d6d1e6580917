import { from } from '@kermesse/ui/breakpoints';
import { Container } from '@kermesse/ui/Container';
import { VisuallyHidden } from '@kermesse/ui/VisuallyHidden';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CurrentSlide, SlideControls } from '../../carousel/SlideControls.tsx';
import { nextIndex, stepOfKey } from '../../carousel/slides.ts';
import { useRotation } from '../../carousel/use-rotation.ts';
import { useEditedItem, useTurnTo } from '../../render/edited-item.ts';
import type { SectionProps } from '../../render/types.ts';
import { withoutEmphasis } from '../../text/emphasis.ts';
import { SectionHead } from '../../text/SectionHead.tsx';
import { columns } from './columns.ts';
import { withoutMarks } from './quotation.ts';
import type { section } from './section.ts';
import { Testimonial } from './Testimonial.tsx';
import { useLoop } from './use-loop.ts';

/** The time per quotation in milliseconds, enough to read one of the recommended length twice. */
const period = 8000;

const Stage = styled.div`
  display: flow-root;
  position: relative;
`;

/* Extends into the page's margins, which contain the hanging quotation marks and the hairlines of the arch. */
const Row = styled.div`
  margin: -16px calc(var(--gutter) * -1) -44px;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  touch-action: pan-x pan-y;

  &[data-looping] {
    overflow: hidden;
    scroll-snap-type: none;
    touch-action: pan-y;
  }
  @media (scripting: none) {
    scrollbar-width: thin;
  }
`;

/* Positioned, because Swiper measures its slides from it. */
const Track = styled.div`
  position: relative;
  display: flex;
`;

const Below = styled.div`
  ${columns}
  margin-block-start: var(--space-6);

  & > * {
    grid-column: -2;
    justify-self: center;
  }

  @media ${from.laptop} {
    position: absolute;
    inset: auto 0 0;
    pointer-events: none;

    & > * {
      justify-self: start;
      margin-inline-start: -12px;
      pointer-events: auto;
    }
  }
`;

/** One large quotation at a time, in rotation. Without JavaScript they are a row to scroll. */
export default function Testimonials({ data, id, first }: SectionProps<typeof section>) {
  const { title, testimonials } = data;
  const { t } = useTranslation('testimonials');
  const { t: words } = useTranslation('carousel');
  const count = testimonials.length;
  const many = count > 1;
  const stage = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { row, index, looping, step, onScroll } = useLoop(count);
  const edited = useEditedItem('testimonials');
  useTurnTo(looping ? edited : undefined, index, count, (by) => step(by > 0 ? 1 : -1));
  const rotation = useRotation(stage, index, many && edited === undefined ? period : undefined, () => {
    setAnnouncement('');
    step(1);
  });

  const position = (place: number) => words('position', { current: place + 1, total: count });
  const turnBy = (by: -1 | 1) => {
    const to = nextIndex(index, by, count);
    const next = testimonials[to];
    if (next !== undefined)
      setAnnouncement(`${position(to)}. ${withoutMarks(withoutEmphasis(next.text))} ${next.authorName}`);
    step(by);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = stepOfKey(event);
    if (by === 0) return;
    event.preventDefault();
    turnBy(by);
  };
  const named = title === undefined ? { 'aria-label': t('label') } : { 'aria-labelledby': `${id}-title` };
  const roles = many ? { role: 'group', 'aria-roledescription': words('carousel'), onKeyDown } : {};

  return (
    <Container as="section" {...named} {...roles}>
      <SectionHead id={`${id}-title`} level={first ? 1 : 2} title={title} />
      <Stage ref={stage} {...(many && { 'data-moves': 'turns', 'data-period': period })}>
        <Row
          ref={row}
          data-slides=""
          onScroll={onScroll}
          {...(many && { tabIndex: 0, role: 'group', 'aria-label': words('viewport') })}
          data-looping={looping ? '' : undefined}
        >
          <Track className="swiper-wrapper">
            {testimonials.map((testimonial, place) => (
              <Testimonial
                key={place}
                testimonial={testimonial}
                hidden={rotation.hydrated && place !== index}
                position={many ? position(place) : undefined}
              />
            ))}
          </Track>
        </Row>
        {many && (
          <Below>
            <SlideControls rotation={rotation} onTurn={turnBy}>
              <span>
                <CurrentSlide index={index} /> / {count}
              </span>
            </SlideControls>
          </Below>
        )}
        <VisuallyHidden>
          <span aria-live="polite">{announcement}</span>
        </VisuallyHidden>
      </Stage>
    </Container>
  );
}
