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

/**
 * Returns the last element of a section that changed: its content or, if that stays the same, the look, pictures and
 * links. For an element without a box, such as an option or a source of a picture, returns its parent. Undefined if
 * visitors see no change.
 */
function changedPlace(section: Element, records: readonly MutationRecord[]): Element | undefined {
  const sectionRecords = records.filter(
    ({ target, addedNodes }) => section.contains(target) || [...addedNodes].some((node) => node.contains(section)),
  );
  const content = sectionRecords.filter(({ type }) => type !== 'attributes');
  let place: Element | null | undefined = (content.length > 0 ? content : sectionRecords)
    .map(changedElement)
    .findLast((each) => each !== null);
  while (place?.getClientRects().length === 0) place = place.parentElement;
  return place?.contains(section) === true ? section : (place ?? undefined);
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
 * Keeps what the editor changes in the selected section in view, whether a text or a setting, until the editor scrolls
 * it out of view. Follows again once the editor has scrolled it back, or goes to another field or section. If visitors
 * see no change, the section stays in view.
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
    observer.current.observe(page.current, { subtree: true, childList: true, characterData: true, attributes: true });
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
    if (section === null) return;
    const changed = changedPlace(section, records);
    if (changed === undefined && isInView(section)) return;
    const place = changed ?? section;
    followed.current.place = place;
    if (followed.current.isFollowed) place.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [page, selected, field, entry]);
}
