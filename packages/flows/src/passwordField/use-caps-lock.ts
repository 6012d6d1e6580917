import { useState, type KeyboardEvent } from 'react';

/** Detects Caps Lock while the user types. Spread `watch` on an element around the field. */
export function useCapsLock() {
  const [on, setOn] = useState(false);
  const look = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return {
    on,
    watch: { onKeyDown: look, onKeyUp: look, onBlur: () => setOn(false) },
  };
}
