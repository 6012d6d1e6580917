import { Container } from '@kermesse/ui/Container';
import { VisuallyHidden } from '@kermesse/ui/VisuallyHidden';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CurrentSlide, SlideControls } from '../../carousel/SlideControls.tsx';
import { nextIndex, stepOfKey } from '../../carousel/slides.ts';
import { useRotation } from '../../carousel/use-rotation.ts';
import { useEditedItem, useTurnTo } from '../../render/edited-item.ts';
import type { SectionProps } from '../../render/types.ts';
import { SectionHead } from '../../text/SectionHead.tsx';
import { Print } from './Print.tsx';
import { distanceInRing, roundsOf } from './ring.ts';
import type { section } from './section.ts';
import { Below, Few, Place, Row, Track } from './slider.styles.ts';
import { useRing } from './use-ring.ts';

/** The time between two moves, in milliseconds. */
const period = 5000;

/** The number of pictures shown at once (specification §9). Fewer do not move. */
const shown = 5;

/** Five pictures side by side in a loop, the middle one larger. Without JavaScript they are a row to scroll. */
export default function ImageSlider({ data, id, first }: SectionProps<typeof section>) {
  const { title, subtitle, images } = data;
  const { t } = useTranslation('image-slider');
  const { t: words } = useTranslation('carousel');
  const count = images.length;
  const moving = count >= shown;
  const stage = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { row, index, reach, looping, step } = useRing(moving);
  const edited = useEditedItem('images');
  useTurnTo(looping ? edited : undefined, index % count, count, (by) => step(by > 0 ? 1 : -1));
  const rotation = useRotation(stage, index, moving && edited === undefined ? period : undefined, () => {
    setAnnouncement('');
    step(1);
  });

  const position = (place: number) => words('position', { current: (place % count) + 1, total: count });
  const turnBy = (by: -1 | 1) => {
    const to = nextIndex(index % count, by, count);
    setAnnouncement(`${position(to)}. ${images[to]?.image.alt ?? ''}`);
    step(by);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = stepOfKey(event);
    if (by === 0) return;
    event.preventDefault();
    // The focused link may be about to leave the viewport.
    if (row.current?.contains(document.activeElement) === true) row.current.focus({ preventScroll: true });
    turnBy(by);
  };
  const named = title === undefined ? { 'aria-label': t('label') } : { 'aria-labelledby': `${id}-title` };
  const roles = moving ? { role: 'group', 'aria-roledescription': words('carousel'), onKeyDown } : {};
  const ring = looping ? Array.from({ length: roundsOf(count) }, () => images).flat() : images;

  return (
    <Container as="section" {...named} {...roles}>
      <SectionHead id={`${id}-title`} level={first ? 1 : 2} title={title} subtitle={subtitle} />
      {!moving && (
        <Few>
          {images.map((item, place) => (
            <Print key={place} item={item} number={place + 1} priority={first && place === 0} />
          ))}
        </Few>
      )}
      {moving && (
        <div ref={stage} data-moves="ring" data-period={period}>
          <Row
            ref={row}
            data-slides=""
            tabIndex={0}
            role="group"
            aria-label={words('viewport')}
            data-looping={looping ? '' : undefined}
          >
            <Track className="swiper-wrapper">
              {ring.map((item, place) => (
                <Place
                  key={place}
                  className="swiper-slide"
                  role="group"
                  aria-roledescription={words('slide')}
                  aria-label={position(place)}
                  data-middle={looping && place === index ? '' : undefined}
                  inert={looping && distanceInRing(place, index, ring.length) > reach}
                >
                  <Print item={item} number={(place % count) + 1} priority={first && place === 0} />
                </Place>
              ))}
            </Track>
          </Row>
          <Below>
            <SlideControls rotation={rotation} onTurn={turnBy}>
              <span>
                <CurrentSlide index={index % count} /> / {count}
              </span>
            </SlideControls>
          </Below>
          <VisuallyHidden>
            <span aria-live="polite">{announcement}</span>
          </VisuallyHidden>
        </div>
      )}
    </Container>
  );
}
