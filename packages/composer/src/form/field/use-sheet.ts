import { useRef, useState, type KeyboardEvent } from 'react';

/** A sheet of things to choose from below its button: closing it, also by Escape, gives the focus back to the button. */
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
