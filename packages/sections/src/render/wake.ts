import type { Wake } from '../schema/section.ts';

const signs = ['pointerover', 'touchstart', 'focusin', 'click'] as const;
const early = new Map<string, HTMLElement>();

function clickable(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('button, [role="tab"], [role="button"], summary') : null;
}

/** The element a section stands in, as `PageSections` marks it. */
export function sectionElement(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-section-id="${CSS.escape(id)}"]`);
}

/**
 * Waits until a section is wanted: at once for `idle`, when it nears the view or shows a sign of a visitor otherwise.
 * A click on one of its controls that comes before its code is kept for {@link replayEarlyClick}.
 */
export function whenWanted(id: string, wake: Wake): Promise<void> {
  const element = sectionElement(id);
  if (element === null || wake === 'idle') return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) done();
      },
      { rootMargin: '200px 0px' },
    );
    const onSign = (event: Event) => {
      const control = event.type === 'click' ? clickable(event.target) : null;
      if (control !== null) {
        event.preventDefault();
        early.set(id, control);
      }
      done();
    };
    function done() {
      observer.disconnect();
      resolve();
    }
    observer.observe(element);
    for (const sign of signs) element.addEventListener(sign, onSign, { capture: true, once: sign !== 'click' });
    stopListening.set(id, () => {
      for (const sign of signs) element.removeEventListener(sign, onSign, { capture: true });
    });
  });
}

const stopListening = new Map<string, () => void>();

/** To be called once a section has come alive: repeats the last click that came too early. */
export function replayEarlyClick(id: string): void {
  stopListening.get(id)?.();
  stopListening.delete(id);
  const control = early.get(id);
  early.delete(id);
  if (control?.isConnected === true) control.click();
}
