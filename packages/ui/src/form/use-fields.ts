import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useRefusals } from '../focus/faults.ts';

/** What can be written into a form: texts, ticks, choices of several. */
export type Values = Record<string, string | boolean | readonly string[]>;

/** The key of a text, in the form's own namespace or another one. */
export interface TextKey {
  key: string;
  ns?: string;
}

/** What is wrong with a field: the key of a text, or the server's own words. */
export type Fault = TextKey | { text: string };

/** What is wrong, by field. */
export type Faults<V> = Partial<Record<keyof V & string, Fault>>;

/** Looks for faults in what was written. */
export type Check<V> = (values: V) => Faults<V> | Promise<Faults<V>>;

/** What a text field is handed: spread it on `TextField`, `PasswordField` or `PhoneField`. */
export interface FieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Every text field is required that is not marked optional. */
  isRequired: true;
  errorMessage: string | undefined;
}

/** What a tick is handed: spread it on `Checkbox`. */
export interface TickProps {
  name: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

/** What a choice of several is handed: spread it on `CheckboxGroup`. */
export interface ChoicesProps {
  name: string;
  value: string[];
  onChange: (value: string[]) => void;
  errorMessage: string | undefined;
}

type TextName<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string;
type ChoicesName<V> = { [K in keyof V]: V[K] extends readonly string[] ? K : never }[keyof V] & string;
type TickName<V> = { [K in keyof V]: V[K] extends boolean ? K : never }[keyof V] & string;

/** What somebody may have typed, or the browser filled in, before this code was there. */
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

/** A check that takes longer, in milliseconds, shows: its code may be on its way. A press must show an effect within 150 ms. */
const checkDelay = 100;

/**
 * What is written into a form and what is wrong with it. A fault leaves with the next change of its field; after a
 * check that found some, the first one in the order of the page gets the focus and is announced. `validating` is true
 * while a check takes its time: show the submit button as pending.
 *
 * @param translate gives the text of a fault
 * @param firstFaults what is wrong with `initial`, where that is known
 */
export function useFields<V extends Values>(
  initial: V,
  check: Check<V>,
  translate: (fault: TextKey) => string,
  firstFaults: Faults<V> = {},
) {
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState(firstFaults);
  const [validating, setValidating] = useState(false);
  const checking = useRef(false);
  const { form, refuse } = useRefusals();

  // Before anybody can submit: what would be sent is what is seen.
  useLayoutEffect(() => {
    if (form.current) setValues((before) => (form.current ? readEarly(form.current, before) : before));
  }, [form]);

  const set = useCallback(<K extends keyof V & string>(name: K, value: V[K]) => {
    setValues((before) => ({ ...before, [name]: value }));
    setFaults(({ [name]: _mended, ...others }) => others as Faults<V>);
  }, []);

  /** Takes what is stored by now into every field that still holds what was sent: what was typed meanwhile stays. */
  const renew = useCallback((sent: V, stored: V) => {
    setValues((before) => {
      const untouched = Object.keys(stored).filter((name) => before[name] === sent[name]);
      return { ...before, ...Object.fromEntries(untouched.map((name) => [name, stored[name]])) };
    });
  }, []);

  /** Shows faults, gives the first one the focus and has it announced. */
  const setErrors = useCallback(
    (found: Faults<V>) => {
      setFaults(found);
      refuse();
    },
    [refuse],
  );

  /** Waits for a check, and shows that it is under way when it takes its time. */
  const whileChecking = useCallback(async (outcome: Promise<Faults<V>>) => {
    checking.current = true;
    const slow = setTimeout(() => setValidating(true), checkDelay);
    return outcome.finally(() => {
      checking.current = false;
      clearTimeout(slow);
      setValidating(false);
    });
  }, []);

  /** Checks everything; false when something is wrong, which is then shown, and while another check is under way. */
  const validate = useCallback(async () => {
    if (checking.current) return false;
    const outcome = check(values);
    const found = outcome instanceof Promise ? await whileChecking(outcome) : outcome;
    if (Object.keys(found).length === 0) {
      setFaults({});
      return true;
    }
    setErrors(found);
    return false;
  }, [setErrors, whileChecking, check, values]);

  const textOf = (fault: Fault | undefined) =>
    fault === undefined ? undefined : 'key' in fault ? translate(fault) : fault.text;
  const field = (name: TextName<V>): FieldProps => ({
    name,
    value: values[name] as string,
    onChange: (value) => set(name, value as V[typeof name]),
    isRequired: true,
    errorMessage: textOf(faults[name]),
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
    errorMessage: textOf(faults[name]),
  });

  return { form, values, set, renew, field, tick, choices, setErrors, validate, validating };
}
