import { useState, type KeyboardEvent } from 'react';

/** Detects Caps Lock while the user types. Spread `watch` on an element around the field. */
export function useCapsLock() {
  const [on, setOn] = useState(false);
  const update = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return {
    on,
    watch: { onKeyDown: update, onKeyUp: update, onBlur: () => setOn(false) },
  };
}
