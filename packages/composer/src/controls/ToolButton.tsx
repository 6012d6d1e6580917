import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { announce } from '@kermesse/ui/announce';
import { selectedBackground, selectedInForcedColors, touchTargetSize } from './controls.styles.ts';

const Base = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 7px;
  flex: none;
  min-width: 30px;
  max-width: 100%;
  min-height: 30px;
  padding: 3px 9px;
  border: 1px solid transparent;
  border-radius: var(--radius);
  background: none;
  font: 560 0.9375rem / 1.2 var(--sans);

  & > svg {
    flex: none;
    width: 1.0625rem;
    height: 1.0625rem;
    stroke-width: 1.6;
  }
  &[data-icon] {
    padding: 3px;
  }
  ${touchTargetSize}
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
    background: ${selectedBackground};
    box-shadow: inset 0 -2px 0 var(--highlight-text);
    ${selectedInForcedColors}
  }
  @media (hover: hover) {
    &:hover:not(:disabled, [aria-disabled='true']) {
      /* Over the button's own background, which may cover a picture. */
      background-image: linear-gradient(color-mix(in srgb, currentColor 10%, transparent) 0 0);
    }
    &[data-look='main']:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--brand-hover);
    }
  }
  &:focus-visible {
    outline-offset: 1px;
  }
  &:disabled,
  &[aria-disabled='true'] {
    color: color-mix(in srgb, currentColor 45%, transparent);
    cursor: default;

    @media (forced-colors: active) {
      border-color: GrayText;
      color: GrayText;
    }
  }
  &[data-look='main']:is(:disabled, [aria-disabled='true']) {
    background: color-mix(in srgb, var(--ink) 12%, transparent);
    color: var(--ink-soft);
  }
`;

export interface ToolButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What the button does. Required for a button with only an icon. Shown as a tooltip. */
  label?: string;
  icon?: ReactNode;
  look?: 'plain' | 'line' | 'main';
  /**
   * Why the button is disabled. It stays focusable, shows the reason as its tooltip, and announces it when pressed
   * instead of calling `onClick`.
   */
  disabledReason?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A small native button of the composer. */
export function ToolButton({
  label,
  icon,
  look = 'plain',
  disabledReason,
  children,
  type = 'button',
  onClick,
  ...rest
}: ToolButtonProps) {
  return (
    <Base
      type={type}
      aria-label={label}
      title={disabledReason ?? label}
      aria-disabled={disabledReason === undefined ? undefined : true}
      data-look={look}
      data-icon={children === undefined ? '' : undefined}
      {...rest}
      onClick={disabledReason === undefined ? onClick : () => announce(disabledReason)}
    >
      {icon}
      {children}
    </Base>
  );
}
