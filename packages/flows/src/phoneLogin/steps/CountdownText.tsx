import { VisuallyHidden } from '@kermesse/ui/VisuallyHidden';

/** A visible text that changes every second, with a constant text (`read`) for screen readers. */
export function CountdownText({ text, read }: { text: string; read: string }) {
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{read}</VisuallyHidden>
    </>
  );
}
