/** The functions that close the open dialogs, the frontmost one last. */
const closers: (() => void)[] = [];

/** Registers an open dialog by the function that closes it. Returns a function that removes it. */
export function addOpenDialog(close: () => void): () => void {
  closers.push(close);
  return () => void closers.splice(closers.indexOf(close), 1);
}

/** Returns the function that closes the frontmost dialog, as Escape does; undefined when no dialog is open. */
export const closerOfFrontDialog = (): (() => void) | undefined => closers.at(-1);
