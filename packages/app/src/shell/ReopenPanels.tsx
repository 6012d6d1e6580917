import { Component } from 'react';

/** Returns the panels and menus of the shell, in document order. */
const openable = () => [
  ...document.querySelectorAll<HTMLDialogElement | HTMLDetailsElement>('dialog[data-panel], details[data-menu]'),
];

const controlsIn = (element: Element) => [
  ...element.querySelectorAll<HTMLElement>('a[href], button, input, select, summary'),
];

/**
 * The state of an open panel or menu: its element and index, the values of its fields, and the index of the focused
 * control.
 */
interface Opened {
  element: Element;
  index: number;
  texts: string[];
  focused: number;
}

interface ReopenPanelsProps {
  /** The page that is shown. With another page the shell may be rendered again. */
  page: object;
}

/**
 * Reopens a panel or menu that the visitor opened during a navigation and that the new page replaced. Restores the
 * focus and the values of its fields. This happens only with the first navigation, which replaces the server's HTML.
 */
export class ReopenPanels extends Component<ReopenPanelsProps> {
  override getSnapshotBeforeUpdate(): Opened | null {
    const all = openable();
    const index = all.findIndex(({ open }) => open);
    const element = all[index];
    if (element === undefined) return null;
    const controls = controlsIn(element);
    return {
      element,
      index,
      texts: controls.map((control) => (control instanceof HTMLInputElement ? control.value : '')),
      focused: controls.findIndex((control) => control === document.activeElement),
    };
  }

  override componentDidUpdate(_props: ReopenPanelsProps, _state: unknown, opened: Opened | null): void {
    if (opened === null || opened.element.isConnected) return;
    const replacement = openable()[opened.index];
    if (replacement === undefined) return;
    if (replacement instanceof HTMLDialogElement) replacement.showModal();
    else replacement.open = true;
    const controls = controlsIn(replacement);
    for (const [index, control] of controls.entries())
      if (control instanceof HTMLInputElement) control.value = opened.texts[index] ?? '';
    controls[opened.focused]?.focus();
  }

  override render() {
    return null;
  }
}
