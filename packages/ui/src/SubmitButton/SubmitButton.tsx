import type { ReactNode } from 'react';
import styled from 'styled-components';
import { buttonStyles } from '../Button/button.styles.ts';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

export interface SubmitButtonProps {
  children: ReactNode;
  /** An icon before the label. */
  icon?: ReactNode;
}

const Base = styled.button`
  ${buttonStyles}
`;

/**
 * A button that submits its form. It is a native button and works before any JavaScript has loaded. For submissions
 * that take time, use `Button` with `pending`.
 */
export function SubmitButton({ children, icon }: SubmitButtonProps) {
  useProviderCheck('SubmitButton');
  return (
    <Base type="submit" data-variant="primary">
      {icon}
      {children}
    </Base>
  );
}
