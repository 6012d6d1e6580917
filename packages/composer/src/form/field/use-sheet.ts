import { useRef, useState, type KeyboardEvent } from 'react';

/** The state of a panel below its button. Closing it, also with Escape, returns the focus to the button. */
export function useSheet() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function close() {
    setOpen(false);
    opener.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) close();
  }
  return { open, opener, toggle: () => setOpen(!open), close, onKeyDown };
}
