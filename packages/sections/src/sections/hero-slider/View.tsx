import { Frame } from '@kermesse/ui/Frame';
import { VisuallyHidden } from '@kermesse/ui/VisuallyHidden';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { scrollingRow } from '../../carousel/row.styles.ts';
import { useCarousel } from '../../carousel/use-carousel.ts';
import type { SectionProps } from '../../render/types.ts';
import { withoutEmphasis } from '@kermesse/ui/parse-emphasis';
import { Marks } from './Marks.tsx';
import type { section } from './section.ts';
import { Slide } from './Slide.tsx';
import { useLoadedPictureCount } from './use-loaded-picture-count.ts';
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
  ${scrollingRow}

  &:focus-visible {
    outline-offset: -6px;
  }
  /* All slides, below each other. */
  @media print {
    display: block;
    min-height: 0;
    overflow: visible;

    > * {
      break-inside: avoid;
    }
    ~ * {
      display: none;
    }
  }
`;

/**
 * The top of a page: a full-width picture, a large title, two actions. Slides rotate every ten seconds; without
 * JavaScript they are a row to scroll.
 */
export default function HeroSlider({ data, id, first, priority }: SectionProps<typeof section>) {
  const { slides } = data;
  const { t } = useTranslation('hero-slider');
  const count = slides.length;
  const many = count > 1;
  const { row, index, step, onScroll } = useSlides(count);
  const loadedPictures = useLoadedPictureCount(index);
  const carousel = useCarousel({
    list: 'slides',
    count,
    moves: 'fade',
    period: many ? period : undefined,
    index,
    step,
    describe: (slideIndex) => withoutEmphasis(slides[slideIndex]?.title ?? ''),
  });
  const nameProps = many ? { 'aria-label': t('label') } : { 'aria-labelledby': `${id}-title-0` };

  return (
    <Card data-tone="brand" {...carousel.stage} {...carousel.group} {...nameProps}>
      {/* The h1 does not change when the slides rotate. */}
      {first && many && <VisuallyHidden as="h1">{withoutEmphasis(slides[0]?.title ?? '')}</VisuallyHidden>}
      {many && <Marks index={index} count={count} carousel={carousel} />}
      <Row ref={row} onScroll={many ? onScroll : undefined} {...carousel.viewport}>
        {slides.map((slide, slideIndex) => (
          <Slide
            key={slideIndex}
            slide={slide}
            titleId={`${id}-title-${slideIndex}`}
            level={first && !many ? 1 : 2}
            priority={slideIndex < loadedPictures && (priority || slideIndex > 0)}
            loadsPicture={slideIndex < loadedPictures}
            hidden={many && carousel.rotation.hydrated && slideIndex !== index}
            roles={carousel.slide(slideIndex)}
          />
        ))}
      </Row>
      <Frame inset="wide" />
    </Card>
  );
}
