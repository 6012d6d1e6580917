import { useEffect, type RefObject } from 'react';
import { post } from './messages.ts';

/** The words of the smallest element that was pressed, if they are few enough to be one field. */
function wordsAt(target: Element): string {
  const text = (target.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  return text.length <= 2000 ? text : '';
}

/** ⌘Z and Ctrl-Z belong to the composer wherever the focus is. */
function tellKeys(event: KeyboardEvent): void {
  if (!(event.metaKey || event.ctrlKey) || event.altKey || event.key.toLowerCase() !== 'z') return;
  event.preventDefault();
  post(parent, { kind: event.shiftKey ? 'redo' : 'undo' });
}

/**
 * Tells the holder how high the page is and what is pressed; keeps links and forms from doing anything.
 *
 * @param there whether the page is there yet.
 */
export function useFrameGestures(page: RefObject<HTMLDivElement | null>, there: boolean): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (target === null) return;
      if (target.closest('a') !== null) event.preventDefault();
      const section = page.current?.contains(target) === true ? target.closest('[data-section-id]') : null;
      const key = section?.getAttribute('data-section-id');
      if (key !== null && key !== undefined) post(parent, { kind: 'pressed', key, text: wordsAt(target) });
    };
    const onSubmit = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', onClick, { capture: true });
    document.addEventListener('submit', onSubmit, { capture: true });
    document.addEventListener('keydown', tellKeys);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      document.removeEventListener('submit', onSubmit, { capture: true });
      document.removeEventListener('keydown', tellKeys);
    };
  }, [page]);

  // Of the page itself: the document is as high as its window at least.
  useEffect(() => {
    if (!there || page.current === null) return undefined;
    let height = 0;
    const observer = new ResizeObserver(() => {
      const now = Math.ceil(page.current?.getBoundingClientRect().height ?? 0);
      if (now === height) return;
      height = now;
      post(parent, { kind: 'height', height });
    });
    observer.observe(page.current);
    return () => observer.disconnect();
  }, [page, there]);
}
