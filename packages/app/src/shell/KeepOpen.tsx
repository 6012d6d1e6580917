import { Component } from 'react';

/** What of the shell can be open, in the order of the document. */
const openable = () => [
  ...document.querySelectorAll<HTMLDialogElement | HTMLDetailsElement>('dialog[data-panel], details[data-menu]'),
];

const controlsIn = (element: Element) => [
  ...element.querySelectorAll<HTMLElement>('a[href], button, input, select, summary'),
];

/** A panel or a menu that is open, the texts in its fields, and which of its controls has the focus. */
interface Opened {
  element: Element;
  index: number;
  texts: string[];
  focused: number;
}

interface KeepOpenProps {
  /** The page that is shown: with another one the shell may be drawn anew. */
  page: object;
}

/**
 * Opens again, with the focus and what was typed, a panel or a menu that somebody opened while another page was on its way,
 * and that was drawn anew with that page. Only the first page after the document does that: the server's HTML goes.
 */
export class KeepOpen extends Component<KeepOpenProps> {
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

  override componentDidUpdate(_props: KeepOpenProps, _state: unknown, was: Opened | null): void {
    if (was === null || was.element.isConnected) return;
    const now = openable()[was.index];
    if (now === undefined) return;
    if (now instanceof HTMLDialogElement) now.showModal();
    else now.open = true;
    const controls = controlsIn(now);
    for (const [index, control] of controls.entries())
      if (control instanceof HTMLInputElement) control.value = was.texts[index] ?? '';
    controls[was.focused]?.focus();
  }

  override render() {
    return null;
  }
}
