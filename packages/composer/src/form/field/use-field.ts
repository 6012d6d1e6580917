import type { PathKey } from '@kermesse/sections/faults';
import { useEffect, useRef, useState } from 'react';
import { isAtOrBelow } from '../../document/json.ts';
import { useEditorStore, useFieldValue, useWorkspace } from '../../store/context.ts';
import type { FocusRequest } from '../../store/workspace.ts';
import { continuesComposition } from './composition.ts';
import { useFaultText } from '../../faults/form-context.ts';
import { focusField, selectorOfField } from './focus-field.ts';

/** The value and fault of a field, and the function that writes it. */
export interface FieldAccess {
  value: unknown;
  fault: string;
  /**
   * Writes the value; `undefined` removes it. `newStep` tells whether it begins a new step, where the field knows.
   * Otherwise the history decides.
   */
  write(value: unknown, newStep?: boolean): void;
}

/** Returns the field at a path of the open document. */
export function useField(keys: PathKey[]): FieldAccess {
  const store = useEditorStore();
  return {
    value: useFieldValue(keys),
    fault: useFaultText(keys, true),
    write: (value, newStep) =>
      store.applyCommand({ do: 'set', keys, value, newStep, composing: continuesComposition() }),
  };
}

/** Returns the latest request to focus this field or a field inside it; undefined if there is none. */
export function useFocusRequest(keys: readonly PathKey[]): FocusRequest | undefined {
  return useWorkspace(({ focusRequest }) =>
    focusRequest !== undefined && isAtOrBelow(focusRequest.keys, keys) ? focusRequest : undefined,
  );
}

/** Calls a function while rendering, once for each request to focus a field. It may set states of the component. */
export function useOnRequest(request: FocusRequest | undefined, onRequest: () => void): void {
  const [known, setKnown] = useState<FocusRequest>();
  if (request === undefined || request === known) return;
  setKnown(request);
  onRequest();
}

/** The handled requests: each is handled once, however often the form renders. */
const handled = new WeakSet<object>();

/**
 * Scrolls a field into view and focuses it on request (from a check, or a click in the preview).
 *
 * @param leaf whether the field also handles requests for paths inside it. Lists and groups handle only their own.
 * @returns a ref for the element around the field.
 */
export function useFocusOnRequest(keys: readonly PathKey[], leaf: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const request = useFocusRequest(keys);
  const isOwn = leaf || request?.keys.length === keys.length;
  useEffect(() => {
    if (request === undefined || !isOwn || element.current === null || handled.has(request)) return;
    handled.add(request);
    element.current.scrollIntoView({ block: 'center' });
    const part = element.current.querySelector(selectorOfField(request.keys));
    focusField(part ?? element.current, request.locale);
  }, [request, isOwn]);
  return element;
}
