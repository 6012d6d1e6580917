import { useState, type FocusEvent, type KeyboardEvent } from 'react';

/** Watches whether capitals are locked while somebody types: spread `watch` on an element around the field. */
export function useCapsLock() {
  const [on, setOn] = useState(false);
  const look = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return {
    on,
    watch: { onKeyDown: look, onKeyUp: look, onBlur: (_event: FocusEvent) => setOn(false) },
  };
}
