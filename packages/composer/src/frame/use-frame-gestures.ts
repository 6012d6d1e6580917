import { useEffect, type RefObject } from 'react';
import { historyStepOf } from '../controls/history-keys.ts';
import { post } from './messages.ts';

/** Returns the text of the clicked element if it is short enough to be one field. */
function textAt(target: Element): string {
  const text = (target.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  return text.length <= 2000 ? text : '';
}

/** Forwards the shortcuts of the history to the composer. */
function forwardShortcuts(event: KeyboardEvent): void {
  const step = historyStepOf(event);
  if (step === undefined) return;
  event.preventDefault();
  post(parent, { kind: step });
}

/**
 * Reports the height of the page and clicks to the parent window, and disables links and forms.
 *
 * @param rendered whether the page has rendered.
 */
export function useFrameGestures(page: RefObject<HTMLDivElement | null>, rendered: boolean): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (target === null) return;
      if (target.closest('a') !== null) event.preventDefault();
      if (page.current?.contains(target) === true) {
        const key = target.closest('[data-section-id]')?.getAttribute('data-section-id');
        if (key !== null && key !== undefined) post(parent, { kind: 'pressed', key, text: textAt(target) });
      } else {
        const location = target.closest('footer') === null ? 'header' : 'footer';
        post(parent, { kind: 'shellPressed', location, text: textAt(target.closest('a, button') ?? target) });
      }
    };
    const onSubmit = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', onClick, { capture: true, signal });
    document.addEventListener('submit', onSubmit, { capture: true, signal });
    document.addEventListener('keydown', forwardShortcuts, { signal });
    return () => listening.abort();
  }, [page]);

  // Measures the page, since the document is at least as high as its window.
  useEffect(() => {
    if (!rendered || page.current === null) return undefined;
    let height: number | undefined;
    const observer = new ResizeObserver(() => {
      const newHeight = Math.ceil(page.current?.getBoundingClientRect().height ?? 0);
      if (newHeight === height) return;
      height = newHeight;
      post(parent, { kind: 'height', height });
    });
    observer.observe(page.current);
    return () => observer.disconnect();
  }, [page, rendered]);
}
