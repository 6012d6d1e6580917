import { pathText, type PathKey } from '@kermesse/sections/faults';
import { useEffect, useMemo, useRef } from 'react';
import { useEditorStore, useWorkspace } from '../../store/context.ts';
import type { EditorStore } from '../../store/workspace.ts';
import { goesOnComposing } from './composition.ts';
import { useFaultText, useFieldValue } from '../../faults/form-context.ts';

/** What a field is made of: its value, its fault, and how to write it. */
export interface FieldAccess {
  path: string;
  value: unknown;
  fault: string;
  /** Writes the value; `undefined` takes it away. `apart`: whether it begins a step, where the field itself knows; otherwise the history tells. */
  write(value: unknown, options?: { apart?: boolean }): void;
}

/** The field at a place of the configuration on the screen. */
export function useField(keys: PathKey[], deep = true): FieldAccess {
  const store = useEditorStore();
  const path = pathText(keys);
  return {
    path,
    value: useFieldValue(keys),
    fault: useFaultText(path, deep),
    write: (value, { apart } = {}) =>
      store.carryOut({
        do: 'set',
        keys,
        value,
        ...(apart === undefined ? { composing: goesOnComposing() } : { apart }),
      }),
  };
}

/** A list of keys that stays the same list while the keys do. */
export function useSteadyKeys(keys: PathKey[]): PathKey[] {
  const text = JSON.stringify(keys);
  return useMemo(() => JSON.parse(text) as PathKey[], [text]);
}

const starts = (keys: readonly PathKey[], wanted: readonly PathKey[]) =>
  keys.every((key, index) => wanted[index] === key);

/** Whether somebody asked to go to this field or to something inside it; changes with each request. */
export function useWanted(keys: readonly PathKey[]): number {
  return useWorkspace(({ wanted }) => (wanted !== undefined && starts(keys, wanted.keys) ? wanted.request : 0));
}

const focusable = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"], [role="textbox"]';

/** The control of a field that holds its text in a language; null for a field that has one for all. */
const controlIn = (field: Element, locale: string): HTMLElement | null =>
  field.querySelector(`:is(input, textarea, [contenteditable="true"], [role="textbox"])[lang="${locale}"]`);

/** The last request that was met: once is enough, however often the form is drawn anew. */
const met = new WeakMap<EditorStore, number>();

/**
 * Brings a field into view and puts the focus into it when somebody asked for it (a check, a click in the page).
 *
 * @param leaf whether the field also answers for paths inside it; lists and groups answer for themselves only.
 * @returns a ref for the element around the field.
 */
export function useArrival<E extends HTMLElement>(keys: readonly PathKey[], leaf: boolean) {
  const element = useRef<E>(null);
  const store = useEditorStore();
  const request = useWanted(keys);
  const locale = useWorkspace(({ wanted }) => wanted?.locale);
  const itself = useWorkspace(({ wanted }) => wanted?.keys.length === keys.length);
  useEffect(() => {
    if (request === 0 || !(leaf || itself) || element.current === null || met.get(store) === request) return;
    met.set(store, request);
    element.current.scrollIntoView({ block: 'center' });
    const control =
      (locale === undefined ? null : controlIn(element.current, locale)) ??
      element.current.querySelector<HTMLElement>(focusable);
    control?.focus({ preventScroll: true });
  }, [store, request, leaf, itself, locale]);
  return element;
}
