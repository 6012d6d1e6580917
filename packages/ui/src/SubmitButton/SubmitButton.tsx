import type { ReactNode } from 'react';
import styled from 'styled-components';
import { buttonStyles, type ButtonVariant } from '../Button/button.styles.ts';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

export interface SubmitButtonProps {
  children: ReactNode;
  variant?: ButtonVariant;
  /** Before the label. */
  icon?: ReactNode;
}

const Base = styled.button`
  ${buttonStyles}
`;

/** Sends its form. Native and light: it works before any script; where sending takes time, use `Button` with `pending`. */
export function SubmitButton({ children, variant = 'primary', icon }: SubmitButtonProps) {
  useProviderCheck('SubmitButton');
  return (
    <Base type="submit" data-variant={variant}>
      {icon}
      {children}
    </Base>
  );
}
