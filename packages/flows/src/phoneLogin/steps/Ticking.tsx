import { VisuallyHidden } from '@kermesse/ui/VisuallyHidden';

/** A text that changes every second, for the eyes; a screen reader reads one that stays. */
export function Ticking({ text, read }: { text: string; read: string }) {
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{read}</VisuallyHidden>
    </>
  );
}
