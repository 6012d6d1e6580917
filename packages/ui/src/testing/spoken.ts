/**
 * An announcement of a screen reader: a dialog that is entered, a control that receives the focus or changes while it
 * has it, or a live region.
 */
export interface Announcement {
  by: 'dialog' | 'focus' | 'change' | 'live';
  text: string;
}

/**
 * Records, for tests, the announcements that a screen reader would make from now on, in order: name, role, state and
 * description of each focused element, and every live region. The function has no outside references, so that tests can
 * send it to a page as text.
 * @returns the growing list, and the function that stops the recording
 */
export function listenToPage(): { log: Announcement[]; stop: () => void } {
  const log: Announcement[] = [];
  const collapseSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const byIds = (element: Element, attribute: string) =>
    (element.getAttribute(attribute) ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id))
      .filter((each) => each !== null);

  function textOf(node: Node, referenced = false): string {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element)) return [...node.childNodes].map((child) => textOf(child)).join('');
    const hidden = node.getAttribute('aria-hidden') === 'true' || !node.checkVisibility();
    if (hidden && !referenced) return '';
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    if (label !== null) return label;
    const labelled = byIds(node, 'aria-labelledby');
    if (labelled.length > 0) return labelled.map((each) => textOf(each, true)).join(' ');
    const inside = [...node.childNodes].map((child) => textOf(child)).join('');
    return getComputedStyle(node).display.startsWith('inline') ? inside : ` ${inside} `;
  }

  function describe(element: Element): string {
    const control = element as HTMLInputElement;
    const name =
      element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby') || !control.labels?.length
        ? textOf(element, true)
        : [...control.labels].map((each) => textOf(each)).join(' ');
    return [
      collapseSpaces(name),
      element.getAttribute('role') ?? element.localName,
      element.getAttribute('aria-required') === 'true' ? 'required' : '',
      element.getAttribute('aria-invalid') === 'true' ? 'invalid' : '',
      element.getAttribute('aria-disabled') === 'true' || control.disabled ? 'unavailable' : '',
      ...byIds(element, 'aria-describedby').map((each) => collapseSpaces(textOf(each, true))),
    ]
      .filter((part) => part !== '')
      .join(', ');
  }

  let focused: Element | null = null;
  let described = '';
  let dialog: Element | null = null;
  function onFocus({ target }: FocusEvent) {
    if (!(target instanceof Element) || target === focused) return;
    const entered = target.closest('[role="dialog"], [role="alertdialog"]');
    if (entered !== null && entered !== target && entered !== dialog)
      log.push({ by: 'dialog', text: describe(entered) });
    dialog = entered;
    focused = target;
    described = describe(target);
    log.push({ by: 'focus', text: described });
  }

  const regions = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]';
  const observer = new MutationObserver((records) => {
    const texts = new Set<string>();
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    // Screen readers announce an alert that is inserted, but no other region that arrives together with its text.
    const isNew = (region: Element) => !region.matches('[role="alert"]') && added.some((node) => node.contains(region));
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        const element = node instanceof Element ? node : node.parentElement;
        const region = element?.closest(regions) ?? element?.querySelector('[role="alert"]');
        if (region == null || region.closest('[aria-hidden="true"], [inert]') !== null || isNew(region)) continue;
        const whole = region.matches('[role="status"], [role="alert"], [aria-atomic="true"]');
        const text = collapseSpaces(textOf(whole || !region.contains(node) ? region : node));
        if (text !== '') texts.add(text);
      }
    }
    for (const text of texts) log.push({ by: 'live', text });
    if (focused?.isConnected !== true || document.activeElement !== focused) return;
    const now = describe(focused);
    if (now !== described) log.push({ by: 'change', text: now });
    described = now;
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  document.addEventListener('focusin', onFocus, true);
  return {
    log,
    stop() {
      observer.disconnect();
      document.removeEventListener('focusin', onFocus, true);
    },
  };
}
