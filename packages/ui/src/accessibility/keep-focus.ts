/** The time for other code (a closing dialog, a new page) to set the focus itself, in milliseconds. */
const delay = 120;
/** The number of previously focused controls to remember. */
const maxTraces = 8;

const focusables = [
  'a[href]',
  'button:enabled',
  'input:enabled:not([type="hidden"])',
  'select:enabled',
  'textarea:enabled',
  'summary',
  '[tabindex]',
].join(',');

/** The elements that keep the focus inside while they contain a focusable control. */
const scopes = '[role="dialog"], [role="alertdialog"], dialog, form, section, article, main';

/** A control that had the focus, and its former position once it is removed. */
interface Trace {
  control: HTMLElement;
  gap?: { parent: Node; next: Node | null };
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

/** Whether `element` starts at or after the gap in document order. */
function isAfter(element: Element, { parent, next }: NonNullable<Trace['gap']>): boolean {
  const mark = next?.isConnected === true ? next : undefined;
  if (mark !== undefined)
    return mark.contains(element) || (mark.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return (
    !parent.contains(element) && (parent.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  );
}

/**
 * Returns the control to focus in place of a removed or disabled one: its re-rendered copy, the next control, or the
 * previous one.
 */
function successorOf({ control, gap }: Trace): HTMLElement | undefined {
  const around = gap?.parent ?? control.parentNode;
  const start = around instanceof Element ? around : around?.parentElement;
  for (let scope = start?.closest(scopes); scope != null; scope = scope.parentElement?.closest(scopes)) {
    const choices = [...scope.querySelectorAll<HTMLElement>(focusables)].filter(
      (each) => each !== control && canFocus(each),
    );
    const mark = gap ?? { parent: control, next: null };
    const wanted = signature(control);
    const same = choices.filter((each) => signature(each) === wanted);
    const after = (each: Element) => isAfter(each, mark);
    const found = same.find(after) ?? same.at(-1) ?? choices.find(after) ?? choices.at(-1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Keeps the focus when the focused control is removed or disabled and no other code moves the focus. It goes to the
 * re-rendered control, or else to the next one in the same form or section, or to the previous one. When a dialog
 * closes and its opener is removed, the focus goes to a control beside the opener's former position. Focus on the
 * document itself, as after a click beside every control, stays.
 */
export function keepFocus(signal?: AbortSignal): void {
  const traces: Trace[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function trackFocus({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    const known = traces.findIndex(({ control }) => control === target);
    if (known !== -1) traces.splice(known, 1);
    traces.unshift({ control: target });
    traces.length = Math.min(traces.length, maxTraces);
  }

  /** Whether the control was removed, disabled or hidden. Otherwise the user moved the focus away on purpose. */
  const isGone = ({ control }: Trace) => !control.isConnected || control.matches(':disabled') || !isShown(control);

  function restoreFocus() {
    timer = undefined;
    const [last] = traces;
    if (last === undefined || !isGone(last)) return;
    if (document.activeElement !== document.body && document.activeElement !== last.control) return;
    for (const trace of traces) {
      const target = canFocus(trace.control) ? trace.control : successorOf(trace);
      if (target === undefined) continue;
      target.focus();
      return;
    }
    document.querySelector<HTMLElement>('main[tabindex]')?.focus();
  }

  const observer = new MutationObserver((records) => {
    const [last] = traces;
    if (last === undefined) return;
    for (const { target: parent, removedNodes, nextSibling: next } of records) {
      for (const node of removedNodes) {
        for (const trace of traces) {
          if (node.contains(trace.gap?.parent ?? trace.control)) trace.gap = { parent, next };
        }
      }
    }
    // Most changes do not affect the focus. Visibility checks are slow, so `restoreFocus` does them.
    const { activeElement } = document;
    if (activeElement === document.body || last.control.matches(':disabled')) timer ??= setTimeout(restoreFocus, delay);
  });
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'inert'] });
  document.addEventListener('focusin', trackFocus, { capture: true, signal });
  if (document.activeElement instanceof HTMLElement && document.activeElement !== document.body)
    traces.push({ control: document.activeElement });
  signal?.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
  });
}
