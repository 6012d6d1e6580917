import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** The accessible name: the action that the button performs. */
  label: string;
  /** The icon. */
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
  /* Keeps the icon readable on a picture: browsers add a backplate behind text only. */
  @media (forced-colors: active) {
    background: ButtonFace;
  }
`;

/**
 * A button that shows only an icon, with a touch target of 44 px. It is a native button and works before React Aria has
 * loaded.
 */
export function IconButton({ label, type = 'button', ...rest }: IconButtonProps) {
  useProviderCheck('IconButton');
  return <Base type={type} aria-label={label} {...rest} />;
}
