import { useEffect, useState } from 'react';
import styled from 'styled-components';

const Press = styled.button`
  min-height: 32px;
  padding: 2px 12px;
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: none;
  color: var(--ink);
  font: 600 15px/1.3 var(--sans);
  cursor: pointer;

  &:hover {
    background: var(--sunk);
  }
`;

export interface CopyButtonProps {
  text: string;
  label: string;
  /** The confirmation that replaces the label for two seconds. */
  done: string;
}

/** A button that copies a text to the clipboard and confirms it. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Press type="button" onClick={() => void copy()}>
      <span aria-live="polite">{copied ? done : label}</span>
    </Press>
  );
}
