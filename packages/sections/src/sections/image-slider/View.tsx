import { Container } from '@kermesse/ui/Container';
import { useTranslation } from 'react-i18next';
import { CurrentSlide, SlideControls } from '../../carousel/SlideControls.tsx';
import { useCarousel } from '../../carousel/use-carousel.ts';
import { useLoop } from '../../carousel/use-loop.ts';
import type { SectionProps } from '../../render/types.ts';
import { SectionHead } from '../../text/SectionHead.tsx';
import { Print } from './Print.tsx';
import { distanceInRing, roundsOf } from './ring.ts';
import type { section } from './section.ts';
import { Below, Few, RingSlide, Row, Stage, Track } from './slider.styles.ts';

/** The time between two moves, in milliseconds. */
const period = 5000;

/** The number of pictures shown at once (specification §9). Fewer do not move. */
const visibleCount = 5;

/** Five pictures side by side in a loop, the middle one larger. Without JavaScript they are a row to scroll. */
export default function ImageSlider({ data, id, first, priority }: SectionProps<typeof section>) {
  const { title, subtitle, images } = data;
  const { t } = useTranslation('image-slider');
  const count = images.length;
  const moving = count >= visibleCount;
  const { row, index, reach, looping, step } = useLoop('ring', count, moving);
  const carousel = useCarousel({
    list: 'images',
    count,
    moves: 'ring',
    period: moving ? period : undefined,
    index,
    ready: looping,
    step,
    describe: (slideIndex) => images[slideIndex]?.image.alt ?? '',
  });
  const nameProps = title === undefined ? { 'aria-label': t('label') } : { 'aria-labelledby': `${id}-title` };
  const ring = looping ? Array.from({ length: roundsOf(count) }, () => images).flat() : images;

  return (
    <Container as="section" {...nameProps} {...carousel.group}>
      <SectionHead id={`${id}-title`} first={first} title={title} subtitle={subtitle} />
      {!moving && (
        <Few>
          {images.map((item, slideIndex) => (
            <Print key={slideIndex} item={item} number={slideIndex + 1} priority={priority && slideIndex === 0} />
          ))}
        </Few>
      )}
      {moving && (
        <Stage {...carousel.stage}>
          <Below>
            <SlideControls carousel={carousel}>
              <span>
                <CurrentSlide index={index % count} /> / {count}
              </span>
            </SlideControls>
          </Below>
          <Row ref={row} data-looping={looping ? '' : undefined} {...carousel.viewport}>
            <Track className="swiper-wrapper">
              {ring.map((item, slideIndex) => (
                <RingSlide
                  key={slideIndex}
                  className="swiper-slide"
                  {...carousel.slide(slideIndex)}
                  data-repeated={slideIndex < count ? undefined : ''}
                  data-middle={looping && slideIndex === index ? '' : undefined}
                  inert={looping && distanceInRing(slideIndex, index, ring.length) > reach}
                >
                  <Print item={item} number={(slideIndex % count) + 1} priority={priority && slideIndex === 0} />
                </RingSlide>
              ))}
            </Track>
          </Row>
        </Stage>
      )}
    </Container>
  );
}
