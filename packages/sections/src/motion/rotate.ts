import { holdWhileAttended, motionIsReduced } from '../carousel/holds.ts';
import { createRotation } from '../carousel/rotation.ts';
import { onHandover } from './handover.ts';

/** Slides of the server's HTML that can be moved without React. */
export interface Slides {
  /** The slide that is shown, as somebody may have scrolled. */
  index: () => number;
  /** Shows the next one; the last is followed by the first. Returns its index. */
  next: () => number;
  /** Called with each slide that is shown. */
  show?: (index: number) => void;
}

/** Writes which slide is shown, and starts its time anew, as the React controls do. */
function note(stage: HTMLElement, index: number): void {
  const current = stage.querySelector<HTMLElement>('[data-current]');
  if (current !== null) {
    current.textContent = String(index + 1).padStart(Number(current.dataset['current']), '0');
  }
  for (const animation of stage.querySelector('[data-elapsed]')?.getAnimations() ?? []) animation.currentTime = 0;
}

/** Shows the button that pauses as the one that plays, where nothing plays. */
function showPaused(stage: HTMLElement): void {
  const button = stage.querySelector<HTMLElement>('[data-play-label]');
  button?.setAttribute('aria-label', button.dataset['playLabel'] ?? '');
  button?.removeAttribute('data-playing');
}

/**
 * Shows slides in turns until React takes over, each for `period` milliseconds; held while somebody points at them, has the
 * focus in them, does not see them, or has pressed a button of theirs that needs React. With `prefers-reduced-motion` they
 * stay, and the button offers to play.
 */
export function rotate(stage: HTMLElement, slides: Slides, period: number): void {
  if (motionIsReduced()) {
    showPaused(stage);
    return;
  }
  let shown: number | undefined;
  function settle(index: number) {
    if (index === shown) return;
    shown = index;
    note(stage, index);
    slides.show?.(index);
  }
  const rotation = createRotation({
    period,
    // A press that waits for React meant the slide that is shown.
    onTurn: () => (stage.querySelector('[data-pending]') === null ? settle(slides.next()) : rotation.hold('asked')),
    onRunning: (running) => stage.querySelector('[data-elapsed]')?.toggleAttribute('data-running', running),
  });
  const leave = holdWhileAttended(stage, rotation);
  settle(slides.index());
  const onScroll = () => {
    const index = slides.index();
    if (index !== shown) rotation.restart();
    settle(index);
  };
  const row = stage.querySelector('[data-slides]');
  row?.addEventListener('scroll', onScroll, { passive: true });
  rotation.restart();
  onHandover(stage, () => {
    row?.removeEventListener('scroll', onScroll);
    leave();
    rotation.stop();
  });
}
