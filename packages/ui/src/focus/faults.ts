import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { announce } from '../announce/announce.ts';

/** Every control that says that its value is wrong; a group of boxes has no such attribute of its own. */
const faulty = '[aria-invalid="true"], [role="group"][data-invalid]';

const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';

const byIds = (element: Element, attribute: string): Element[] =>
  (element.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .map((id) => (id === '' ? null : document.getElementById(id)))
    .filter((each) => each !== null);

/** What takes the focus: the control itself, or in a group the chosen option, or else its first one. */
function focusable(control: Element): HTMLElement | null {
  if (control.matches('input, textarea, select, button')) return control as HTMLElement;
  return control.querySelector('input:checked') ?? control.querySelector('input:enabled, button:enabled');
}

/** What a control is called. */
function nameOf(control: Element): string {
  const labelled = byIds(control, 'aria-labelledby').map(textOf).join(' ');
  if (labelled !== '') return labelled;
  return control.getAttribute('aria-label') ?? textOf((control as HTMLInputElement).labels?.[0]);
}

/** What is wrong with it: the message among its descriptions. */
const messageOf = (control: Element): string =>
  byIds(control, 'aria-describedby')
    .filter((each) => each.matches('[data-kind="error"]'))
    .map(textOf)
    .join(' ');

/**
 * Gives the first faulty control the focus and has its fault announced, by name: “Email: Invalid email”. Announced too
 * because a control that has the focus already would say nothing. To be called once the faults are in the document.
 * @returns whether there was one
 */
export function showFirstFault(form: Element | null): boolean {
  const control = form?.querySelector(faulty);
  if (control == null) return false;
  focusable(control)?.focus();
  announce([nameOf(control), messageOf(control)].filter((text) => text !== '').join(': '), 'assertive');
  return true;
}

/** A form that refuses what it cannot take. */
export interface RefusingForm {
  form: RefObject<HTMLFormElement | null>;
  /** How often it has refused so far. */
  refusals: number;
  /** Refuses once more: after the next render the first fault has the focus and is announced. */
  refuse: () => void;
}

/** Shows the first fault of a form after each refusal, once the faults are in the document. */
export function useRefusals(): RefusingForm {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) showFirstFault(form.current);
  }, [refusals]);
  return { form, refusals, refuse: useCallback(() => setRefusals((times) => times + 1), []) };
}
