/** The time for other code (a closing dialog, a new page) to set the focus itself, in milliseconds. */
const delay = 120;
/** The number of previously focused controls to remember, of which only the last one in each scope counts. */
const maxRecords = 8;

const focusables = [
  'a[href]',
  'button:enabled',
  'input:enabled:not([type="hidden"])',
  'select:enabled',
  'textarea:enabled',
  'summary',
  '[contenteditable="true"]',
  '[tabindex]',
].join(',');

/** The elements in which the focus stays. Outside of them, no other control follows a removed one. */
const scopes = '[role="dialog"], [role="alertdialog"], dialog, form, section, article, main';

/** A control that had the focus, and its former position once it is removed or moved in the document. */
interface FocusRecord {
  control: HTMLElement;
  gap?: { parent: Node; previous: Node | null; next: Node | null };
}

const isShown = (element: Element) =>
  element.closest('[inert], [aria-hidden="true"]') === null && element.checkVisibility({ visibilityProperty: true });

const canFocus = (element: HTMLElement) =>
  element.matches(focusables) && element.tabIndex >= 0 && element.isConnected && isShown(element);

/** Identifies a control, so that its re-rendered copy is recognised. */
const signature = (control: Element) =>
  [
    control.tagName,
    control.id.startsWith('react-aria') ? '' : control.id,
    control.getAttribute('name'),
    control.getAttribute('href'),
    control.getAttribute('aria-label') ?? control.textContent,
  ].join('\n');

const precedes = (node: Node, element: Element) =>
  (node.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Whether `element` starts at or after the gap in document order. */
function isAfter(element: Element, { parent, previous, next }: NonNullable<FocusRecord['gap']>): boolean {
  if (next?.isConnected === true) return next.contains(element) || precedes(next, element);
  if (previous?.isConnected === true) return !previous.contains(element) && precedes(previous, element);
  return precedes(parent, element);
}

/**
 * Returns the control to focus in place of a removed or disabled one, in the innermost element around it that has one:
 * its re-rendered copy, the next control, or the previous one.
 */
function successorOf({ control, gap }: FocusRecord): HTMLElement | undefined {
  const start = gap?.parent ?? control.parentNode;
  const position = gap ?? { parent: control, previous: null, next: null };
  const controlSignature = signature(control);
  let around = start instanceof Element ? start : start?.parentElement;
  for (; around != null && around.closest(scopes) !== null; around = around.parentElement) {
    const choices = [...around.querySelectorAll<HTMLElement>(focusables)].filter(
      (each) => each !== control && canFocus(each),
    );
    const same = choices.filter((each) => signature(each) === controlSignature);
    const after = (each: Element) => isAfter(each, position);
    const before = position.previous;
    // The first control of the item before a removed one: its last may remove it.
    const inItem = before instanceof HTMLLIElement ? choices.find((each) => before.contains(each)) : undefined;
    const found = same.find(after) ?? same.at(-1) ?? choices.find(after) ?? inItem ?? choices.at(-1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Keeps the focus when the focused control is removed, moved or disabled and no other code moves the focus. A moved
 * control gets its focus back. Otherwise the focus goes to the re-rendered control, or else to the nearest one in the
 * same form or section. When a dialog closes and its opener is removed, the focus goes to a control
 * beside the opener's former position. Focus on the document itself, as after a click beside every control, stays.
 *
 * @returns the function that stops it.
 */
export function keepFocus(): () => void {
  let records: FocusRecord[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function trackFocus({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    const scope = target.closest(scopes);
    const isReplaced = ({ control }: FocusRecord) =>
      control === target || (scope !== null && control.isConnected && control.closest(scopes) === scope);
    records = [{ control: target }, ...records.filter((record) => !isReplaced(record))].slice(0, maxRecords);
  }

  /** Whether the control was removed, moved, disabled or hidden. Otherwise the user moved the focus away on purpose. */
  const isGone = ({ control, gap }: FocusRecord) =>
    gap !== undefined || !control.isConnected || control.matches(':disabled') || !isShown(control);

  function restoreFocus() {
    timer = undefined;
    const [last] = records;
    if (last === undefined || !isGone(last)) return;
    if (document.activeElement !== document.body && document.activeElement !== last.control) return;
    for (const record of records) {
      const target = canFocus(record.control) ? record.control : successorOf(record);
      if (target === undefined) continue;
      target.focus();
      return;
    }
    document.querySelector<HTMLElement>('main[tabindex]')?.focus();
  }

  const observer = new MutationObserver((mutations) => {
    const [last] = records;
    if (last === undefined) return;
    for (const { target: parent, removedNodes, previousSibling: previous, nextSibling: next } of mutations) {
      for (const node of removedNodes) {
        for (const record of records) {
          if (node.contains(record.gap?.parent ?? record.control)) record.gap = { parent, previous, next };
        }
      }
    }
    // Most changes do not affect the focus. Visibility checks are slow, so `restoreFocus` does them.
    const { activeElement } = document;
    if (activeElement === document.body || last.control.matches(':disabled')) timer ??= setTimeout(restoreFocus, delay);
  });
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'inert'] });
  document.addEventListener('focusin', trackFocus, { capture: true });
  if (document.activeElement instanceof HTMLElement && document.activeElement !== document.body)
    records.push({ control: document.activeElement });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', trackFocus, { capture: true });
  };
}
