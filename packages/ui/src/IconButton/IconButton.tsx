import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** What pressing it does. */
  label: string;
  children: ReactNode;
}

const Base = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  transition: background-color var(--fast) var(--ease);

  @media (hover: hover) {
    &:hover {
      background: color-mix(in srgb, currentColor 9%, transparent);
    }
  }
  &:active {
    background: color-mix(in srgb, currentColor 14%, transparent);
  }
  /* Readable on any picture: the browser gives a ground to text alone. */
  @media (forced-colors: active) {
    background: ButtonFace;
  }
`;

/** A button that is an icon, 44 px for the finger. Native and light: it is there before React Aria. */
export function IconButton({ label, type = 'button', ...rest }: IconButtonProps) {
  useProviderCheck('IconButton');
  return <Base type={type} aria-label={label} {...rest} />;
}
