import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useErrorFocus } from './error-focus.ts';

/** The values of a form: texts, checkboxes, multiple choices. */
export type Values = Record<string, string | boolean | readonly string[]>;

/** The key of a text, in the form's own namespace or another one. */
export interface TextKey {
  key: string;
  ns?: string;
  /** The values that the text contains. */
  values?: Readonly<Record<string, number>>;
}

/** The error of a field: the key of a text, or the server's own text. */
export type FieldError = TextKey | { text: string };

/** The errors by field name. */
export type FieldErrors<V> = Partial<Record<keyof V & string, FieldError>>;

/** Validates the values of a form. */
export type Check<V> = (values: V) => FieldErrors<V> | Promise<FieldErrors<V>>;

/** The props of a text field: spread them on `TextField`, `PasswordField` or `PhoneField`. */
export interface FieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Text fields are required unless they are marked optional. */
  isRequired: true;
  errorMessage: string | undefined;
}

/** The props of a checkbox: spread them on `Checkbox`. */
export interface TickProps {
  name: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

/** The props of a multiple choice: spread them on `CheckboxGroup`. */
export interface ChoicesProps {
  name: string;
  value: string[];
  onChange: (value: string[]) => void;
  errorMessage: string | undefined;
}

type TextName<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string;
type ChoicesName<V> = { [K in keyof V]: V[K] extends readonly string[] ? K : never }[keyof V] & string;
type TickName<V> = { [K in keyof V]: V[K] extends boolean ? K : never }[keyof V] & string;

/** Whether two values of a field are the same. The order of multiple choices does not matter. */
export const isSameValue = (a: Values[string] | undefined, b: Values[string] | undefined): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((each) => b.includes(each)) : a === b;

/** Returns the values with what was typed, or filled in by the browser, before hydration. */
function readEarly<V extends Values>(form: HTMLFormElement, values: V): V {
  const early: Values = {};
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement)) continue;
    if (typeof value === 'boolean') early[name] = control.checked;
    else if (value === '' && control.value !== '') early[name] = control.value;
  }
  return { ...values, ...early };
}

/**
 * The time after which a running validation is shown, in milliseconds: its code may still be loading. A press must have
 * a visible effect within 150 ms.
 */
const checkDelay = 100;

/**
 * Manages the values and the errors of a form. The next change of a field removes its error. A validation that finds
 * errors focuses and announces the first one in document order. `validating` is true while a slow validation runs: show
 * the submit button as pending.
 *
 * @param translate returns the text of an error
 * @param firstErrors the errors of `initial`, if known
 */
export function useFields<V extends Values>(
  initial: V,
  check: Check<V>,
  translate: (error: TextKey) => string,
  firstErrors: FieldErrors<V> = {},
) {
  const [values, setValues] = useState(initial);
  const [errors, setShownErrors] = useState(firstErrors);
  const [validating, setValidating] = useState(false);
  const checking = useRef(false);
  const latest = useRef(values);
  useLayoutEffect(() => {
    latest.current = values;
  }, [values]);
  const { form, refuse } = useErrorFocus();

  // Runs before the first submission: the submitted values are the visible ones.
  useLayoutEffect(() => {
    if (form.current) setValues((before) => (form.current ? readEarly(form.current, before) : before));
  }, [form]);

  const set = useCallback(<K extends keyof V & string>(name: K, value: V[K]) => {
    setValues((before) => ({ ...before, [name]: value }));
    setShownErrors(({ [name]: _fixed, ...others }) => others as FieldErrors<V>);
  }, []);

  /**
   * Sets the fields that still have their `previous` values, such as the submitted ones, to their `next` values. Fields
   * changed in the meantime keep their text.
   */
  const renew = useCallback((previous: V, next: V) => {
    setValues((before) => {
      const unchanged = Object.keys(next).filter((name) => isSameValue(before[name], previous[name]));
      return { ...before, ...Object.fromEntries(unchanged.map((name) => [name, next[name]])) };
    });
  }, []);

  /** Shows errors, then focuses and announces the first one. */
  const setErrors = useCallback(
    (found: FieldErrors<V>) => {
      setShownErrors(found);
      refuse();
    },
    [refuse],
  );

  /** Waits for a validation and sets `validating` when it is slow. */
  const whileChecking = useCallback(async (outcome: Promise<FieldErrors<V>>) => {
    checking.current = true;
    const slow = setTimeout(() => setValidating(true), checkDelay);
    return outcome.finally(() => {
      checking.current = false;
      clearTimeout(slow);
      setValidating(false);
    });
  }, []);

  /**
   * Validates all fields; again when they change during a slow validation. Returns the valid values. Returns undefined
   * when there are errors, which are then shown, and while another validation is running.
   */
  const validate = useCallback(async (): Promise<V | undefined> => {
    if (checking.current) return undefined;
    let checked: V;
    let found: FieldErrors<V>;
    do {
      checked = latest.current;
      const outcome = check(checked);
      found = outcome instanceof Promise ? await whileChecking(outcome) : outcome;
    } while (checked !== latest.current);
    if (Object.keys(found).length === 0) {
      setShownErrors({});
      return checked;
    }
    setErrors(found);
    return undefined;
  }, [setErrors, whileChecking, check]);

  const textOf = (error: FieldError | undefined) =>
    error === undefined ? undefined : 'key' in error ? translate(error) : error.text;
  const field = (name: TextName<V>): FieldProps => ({
    name,
    value: values[name] as string,
    onChange: (value) => set(name, value as V[typeof name]),
    isRequired: true,
    errorMessage: textOf(errors[name]),
  });
  const tick = (name: TickName<V>): TickProps => ({
    name,
    isSelected: values[name] as boolean,
    onChange: (isSelected) => set(name, isSelected as V[typeof name]),
  });

  const choices = (name: ChoicesName<V>): ChoicesProps => ({
    name,
    value: [...(values[name] as readonly string[])],
    onChange: (value) => set(name, value as unknown as V[typeof name]),
    errorMessage: textOf(errors[name]),
  });

  return { form, values, set, renew, field, tick, choices, setErrors, validate, validating };
}
