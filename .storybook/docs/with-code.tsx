import type { ReactNode } from 'react';

/** Renders a sentence with its parts between backticks as code. */
export function withCode(text: string): ReactNode[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
