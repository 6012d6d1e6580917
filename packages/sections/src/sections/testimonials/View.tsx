import { from } from '@kermesse/ui/breakpoints';
import { Container } from '@kermesse/ui/Container';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { slideRow, slideTrack } from '../../carousel/row.styles.ts';
import { CurrentSlide, SlideControls } from '../../carousel/SlideControls.tsx';
import { useCarousel } from '../../carousel/use-carousel.ts';
import { useLoop } from '../../carousel/use-loop.ts';
import type { SectionProps } from '../../render/types.ts';
import { withoutEmphasis } from '@kermesse/ui/parse-emphasis';
import { SectionHead } from '../../text/SectionHead.tsx';
import { columns } from './columns.ts';
import { withoutMarks } from './quotation.ts';
import type { section } from './section.ts';
import { Testimonial } from './Testimonial.tsx';

/** The time per quotation in milliseconds, enough to read one of the recommended length twice. */
const period = 8000;

const Stage = styled.div`
  display: flex;
  flex-direction: column;
  position: relative;
`;

/* Extends into the page's margins, which contain the hanging quotation marks and the hairlines of the arch. */
const Row = styled.div`
  margin: -16px calc(var(--gutter) * -1) -44px;
  ${slideRow}

  @media print {
    margin-block: 0;
  }
`;

const Track = styled.div`
  ${slideTrack}
`;

/* Before the slides in the DOM, so that screen readers and the Tab key reach the pause button first. */
const Below = styled.div`
  ${columns}
  order: 1;
  z-index: 1;
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
  const count = testimonials.length;
  const many = count > 1;
  const { row, index, looping, step, onScroll } = useLoop('out-in', count, many);
  const carousel = useCarousel({
    list: 'testimonials',
    count,
    moves: 'out-in',
    period: many ? period : undefined,
    index,
    ready: looping,
    step,
    describe: (slideIndex) => {
      const { text = '', authorName = '' } = testimonials[slideIndex] ?? {};
      return `${withoutMarks(withoutEmphasis(text))} ${authorName}`;
    },
  });
  const nameProps = title === undefined ? { 'aria-label': t('label') } : { 'aria-labelledby': `${id}-title` };

  return (
    <Container as="section" {...nameProps} {...carousel.group}>
      <SectionHead id={`${id}-title`} first={first} title={title} />
      <Stage {...carousel.stage}>
        {many && (
          <Below>
            <SlideControls carousel={carousel}>
              <span>
                <CurrentSlide index={index} /> / {count}
              </span>
            </SlideControls>
          </Below>
        )}
        <Row ref={row} onScroll={onScroll} data-looping={looping ? '' : undefined} {...carousel.viewport}>
          <Track className="swiper-wrapper">
            {testimonials.map((testimonial, slideIndex) => (
              <Testimonial
                key={slideIndex}
                testimonial={testimonial}
                hidden={many && carousel.rotation.hydrated && slideIndex !== index}
                roles={carousel.slide(slideIndex)}
              />
            ))}
          </Track>
        </Row>
      </Stage>
    </Container>
  );
}
