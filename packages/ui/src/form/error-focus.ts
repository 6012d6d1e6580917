import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { announce } from '../accessibility/announce.ts';

/** The invalid groups of checkboxes. They have no `aria-invalid` of their own, but each of their checkboxes has. */
const faultyGroup = '[role="group"][data-invalid]';
/** The invalid controls. A button that chooses a missing value has no `aria-invalid`, so it sets `data-invalid`. */
const faulty = `[aria-invalid="true"], ${faultyGroup}, button[data-invalid]`;

const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';

const byIds = (element: Element, attribute: string): Element[] =>
  (element.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .map((id) => (id === '' ? null : document.getElementById(id)))
    .filter((each) => each !== null);

/** Returns the element to focus: the control itself, or in a group the chosen option or the first one. */
function focusable(control: Element): HTMLElement | null {
  if (control.matches('input, textarea, select, button')) return control as HTMLElement;
  return control.querySelector('input:checked') ?? control.querySelector('input:enabled, button:enabled');
}

const labelOf = (control: Element) => (control as Partial<HTMLInputElement>).labels?.[0];

/** Returns the accessible name of a control. */
function nameOf(control: Element): string {
  const labelled = byIds(control, 'aria-labelledby').map(textOf).join(' ');
  if (labelled !== '') return labelled;
  return control.getAttribute('aria-label') ?? textOf(control.matches('button') ? control : labelOf(control));
}

/** Returns the error message of a control: the one among its descriptions. */
const messageOf = (control: Element): string =>
  byIds(control, 'aria-describedby')
    .filter((each) => each.matches('[data-kind="error"]'))
    .map(textOf)
    .join(' ');

/**
 * Scrolls the focused control into view if it is invalid, with its label. The control stays in view (WCAG 2.4.11), even
 * if both do not fit on the screen.
 */
export function scrollToFocusedError(): void {
  const focused = document.activeElement;
  const control = focused?.closest(faultyGroup) ?? focused?.closest(faulty);
  if (control == null) return;
  const label = byIds(control, 'aria-labelledby')[0] ?? labelOf(control);
  for (const each of [label, focused]) each?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/**
 * Focuses the first invalid control, scrolls it into view with its label, and announces its name and its error: “Email:
 * Invalid email”. The announcement is needed because a control that already has the focus would not be announced. Call
 * it once the errors are in the document.
 * @returns whether there was an invalid control
 */
export function focusFirstError(form: Element | null): boolean {
  const control = form?.querySelector(faulty);
  if (control == null) return false;
  focusable(control)?.focus();
  scrollToFocusedError();
  announce([nameOf(control), messageOf(control)].filter((text) => text !== '').join(': '), 'assertive');
  return true;
}

/** A form that focuses its first error when it rejects a submission. */
export interface ErrorFocus {
  form: RefObject<HTMLFormElement | null>;
  /** The number of rejected submissions. */
  refusals: number;
  /** Rejects a submission: after the next render the first error has the focus and is announced. */
  refuse: () => void;
}

/** Focuses and announces the first error of a form after each rejection, once the errors are in the document. */
export function useErrorFocus(): ErrorFocus {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) focusFirstError(form.current);
  }, [refusals]);
  return { form, refusals, refuse: useCallback(() => setRefusals((times) => times + 1), []) };
}
