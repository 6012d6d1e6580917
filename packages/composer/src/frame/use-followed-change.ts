import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { PreviewMessage } from './messages.ts';

/** Returns the selected section of a page. */
export const selectedIn = (page: Element | null, selected: string | undefined): Element | null =>
  selected === undefined || page === null ? null : page.querySelector(`[data-section-id="${CSS.escape(selected)}"]`);

/** Returns the innermost element that differs from the one that it replaces; undefined if only texts differ. */
function differingIn(before: readonly Node[], after: readonly Node[]): Element | undefined {
  const index = after.findIndex((node, at) => before[at]?.isEqualNode(node) !== true);
  const [replaced, element] = [before[index], after[index]];
  if (!(element instanceof Element)) return undefined;
  return replaced === undefined ? element : (differingIn([...replaced.childNodes], [...element.childNodes]) ?? element);
}

/** Returns the element that a record of the DOM changed. A rich text is replaced as a whole. */
function changedElement({ target, addedNodes, removedNodes }: MutationRecord): Element | null {
  const element = differingIn([...removedNodes], [...addedNodes]) ?? target;
  return element instanceof Element ? element : element.parentElement;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

interface Followed extends Pick<PreviewMessage, 'selected' | 'field'> {
  /** The entry of the selected section. */
  entry?: unknown;
  /** The element that changed last. */
  place?: Element;
  isFollowed: boolean;
}

/**
 * Keeps the text that the editor changes in the selected section in view, until the editor scrolls it out of view. It
 * follows again once the editor has scrolled it back, or goes to another field or section.
 */
export function useFollowedChange(page: RefObject<Element | null>, message: PreviewMessage | undefined): void {
  const { selected, field, entries } = message ?? {};
  const entry = selected === undefined ? undefined : entries?.[selected];
  const isRendered = message !== undefined;
  const observer = useRef<MutationObserver>(undefined);
  const followed = useRef<Followed>({ isFollowed: true });

  useEffect(() => {
    if (!isRendered || page.current === null) return undefined;
    // Only the changes of a commit count, which the layout effect takes: sections also change by themselves.
    observer.current = new MutationObserver(() => undefined);
    observer.current.observe(page.current, { subtree: true, childList: true, characterData: true });
    const listening = new AbortController();
    const onScroll = () => {
      const { place } = followed.current;
      if (place?.isConnected === true) followed.current.isFollowed = isInView(place);
    };
    addEventListener('scroll', onScroll, { signal: listening.signal });
    return () => {
      observer.current?.disconnect();
      listening.abort();
    };
  }, [page, isRendered]);

  useLayoutEffect(() => {
    const records = observer.current?.takeRecords() ?? [];
    const before = followed.current;
    const isSame = before.selected === selected && before.field === field;
    followed.current = isSame ? { ...before, entry } : { selected, field, entry, isFollowed: true };
    if (before.selected !== selected || before.entry === entry) return;
    const section = selectedIn(page.current, selected);
    const place = records
      .filter(({ target }) => section?.contains(target))
      .map(changedElement)
      .findLast((each) => each !== null);
    if (place === null || place === undefined) return;
    followed.current.place = place;
    if (followed.current.isFollowed) place.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [page, selected, field, entry]);
}
