import { pauseDuringInteraction, motionIsReduced } from '../carousel/pause.ts';
import { createRotation } from '../carousel/rotation.ts';
import { onHydrated } from './hydrated-event.ts';

/** Slides of the server's HTML that move without React. */
export interface Slides {
  /** Returns the current slide; the visitor may have scrolled. */
  index: () => number;
  /** Shows the next slide, after the last the first. Returns its index. */
  next: () => number;
  /** Called with each slide that is shown. */
  show?: (index: number) => void;
}

/** Updates the number of the current slide and restarts its progress, as the React controls do. */
function updateControls(stage: HTMLElement, index: number): void {
  const current = stage.querySelector<HTMLElement>('[data-current]');
  if (current !== null) {
    current.textContent = String(index + 1).padStart(Number(current.dataset['current']), '0');
  }
  for (const animation of stage.querySelector('[data-elapsed]')?.getAnimations() ?? []) animation.currentTime = 0;
}

/** Shows the pause button as a play button. */
function showPaused(stage: HTMLElement): void {
  const button = stage.querySelector<HTMLElement>('[data-play-label]');
  button?.setAttribute('aria-label', button.dataset['playLabel'] ?? '');
  button?.removeAttribute('data-playing');
}

/**
 * Rotates slides until React hydrates, each for `period` milliseconds. Pauses while the visitor points at them, has the
 * focus in them, cannot see them, or has pressed one of their buttons that needs React. With `prefers-reduced-motion`
 * they do not move, and the button offers to play.
 */
export function rotate(stage: HTMLElement, slides: Slides, period: number): void {
  if (motionIsReduced()) {
    showPaused(stage);
    return;
  }
  let current: number | undefined;
  function showSlide(index: number) {
    if (index === current) return;
    current = index;
    updateControls(stage, index);
    slides.show?.(index);
  }
  const rotation = createRotation({
    period,
    // A press that waits for React applies to the current slide.
    onTurn: () =>
      stage.querySelector('[data-pending]') === null ? showSlide(slides.next()) : rotation.pause('requested'),
    onRunning: (running) => stage.querySelector('[data-elapsed]')?.toggleAttribute('data-running', running),
  });
  const removeListeners = pauseDuringInteraction(stage, rotation, () => showPaused(stage));
  showSlide(slides.index());
  const onScroll = () => {
    const index = slides.index();
    if (index !== current) rotation.restart();
    showSlide(index);
  };
  const row = stage.querySelector('[data-slides]');
  row?.addEventListener('scroll', onScroll, { passive: true });
  rotation.restart();
  onHydrated(stage, () => {
    row?.removeEventListener('scroll', onScroll);
    removeListeners();
    rotation.stop();
  });
}
