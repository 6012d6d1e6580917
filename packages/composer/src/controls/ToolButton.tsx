import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styled from 'styled-components';

const Base = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 7px;
  flex: none;
  min-width: 30px;
  min-height: 30px;
  padding: 3px 9px;
  border: 1px solid transparent;
  border-radius: var(--radius);
  background: none;
  color: inherit;
  font: 560 0.9375rem / 1.2 var(--sans);
  white-space: nowrap;
  cursor: pointer;

  & > svg {
    flex: none;
    width: 17px;
    height: 17px;
    stroke-width: 1.6;
  }
  &[data-icon] {
    padding: 3px;
  }
  &[data-look='line'] {
    border-color: var(--control);
    background: var(--surface);
    color: var(--ink);
  }
  &[data-look='main'] {
    background: var(--brand);
    color: var(--on-brand);
  }
  &[aria-pressed='true'],
  &[aria-expanded='true'][data-look='line'] {
    background: color-mix(in srgb, var(--highlight) 32%, transparent);
    box-shadow: inset 0 -2px 0 var(--highlight-text);
  }
  &[data-danger] {
    color: var(--danger);
  }
  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: color-mix(in srgb, currentColor 10%, transparent);
    }
    &[data-look='main']:hover:not(:disabled) {
      background: var(--brand-hover);
    }
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 1px;
  }
  &:disabled {
    color: color-mix(in srgb, currentColor 45%, transparent);
    cursor: default;
  }
  &[data-look='main']:disabled {
    background: color-mix(in srgb, var(--ink) 12%, transparent);
    color: var(--ink-soft);
  }
`;

export interface ToolButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** An icon alone needs it: what pressing does. It is shown as a tip. */
  label?: string;
  icon?: ReactNode;
  look?: 'plain' | 'line' | 'main';
  danger?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button of the tool: small, quiet, native. */
export function ToolButton({
  label,
  icon,
  look = 'plain',
  danger = false,
  children,
  type = 'button',
  ...rest
}: ToolButtonProps) {
  return (
    <Base
      type={type}
      aria-label={label}
      title={label}
      data-look={look}
      data-icon={children === undefined ? '' : undefined}
      data-danger={danger ? '' : undefined}
      {...rest}
    >
      {icon}
      {children}
    </Base>
  );
}
