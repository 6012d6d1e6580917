import { Icon } from '@kermesse/ui/Icon';
import { IconButton } from '@kermesse/ui/IconButton';
import { VisuallyHidden } from '@kermesse/ui/VisuallyHidden';
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Carousel } from './use-carousel.ts';

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;

  /* Without JavaScript, visitors scroll the row of slides. In print, all slides of a row are visible. */
  @media print, (scripting: none) {
    display: none;
  }
`;

const Count = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  padding-inline: 4px;
  font: 400 17px/1 var(--serif);
  font-variant-numeric: oldstyle-nums tabular-nums;
  white-space: nowrap;
`;

/** Renders both icons. The page's script, which moves slides before React hydrates, selects one with `data-playing`. */
const Toggle = styled(IconButton)`
  &[data-playing] > :last-child,
  &:not([data-playing]) > :first-child {
    display: none;
  }
`;

/** The number of the current slide. The page's script updates it until React hydrates. `digits` pads it with zeros. */
export function CurrentSlide({
  index,
  digits = 1,
}: {
  /** The position of the current slide, from 0. */
  index: number;
  /** The minimum number of digits. */
  digits?: number;
}) {
  return (
    <span data-current={digits} suppressHydrationWarning>
      {String(index + 1).padStart(digits, '0')}
    </span>
  );
}

export interface SlideControlsProps {
  /** The carousel that the buttons turn, pause and play. */
  carousel: Pick<Carousel, 'rotation' | 'turnBy' | 'announcement'>;
  /** The position in the slides. Hidden from screen readers, because the slides announce it themselves. */
  children: ReactNode;
}

/** The buttons of an automatic carousel, previous, next and pause, and its live region. */
export function SlideControls({ carousel, children }: SlideControlsProps) {
  const { t } = useTranslation('carousel');
  const { rotation, turnBy, announcement } = carousel;
  return (
    <Bar>
      <IconButton label={t('previous')} onClick={() => turnBy(-1)}>
        <Icon icon={ArrowLeft} directed />
      </IconButton>
      <Count aria-hidden>{children}</Count>
      <IconButton label={t('next')} onClick={() => turnBy(1)}>
        <Icon icon={ArrowRight} directed />
      </IconButton>
      <Toggle
        label={t(rotation.playing ? 'pause' : 'play')}
        onClick={rotation.toggle}
        data-playing={rotation.playing ? '' : undefined}
        data-play-label={t('play')}
      >
        <Icon icon={Pause} />
        <Icon icon={Play} />
      </Toggle>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </Bar>
  );
}
