import { Icon } from '@kermesse/ui/Icon';
import { Moon, Sun } from 'lucide-react';
import styled from 'styled-components';
import { VisuallyHidden } from '@kermesse/ui/VisuallyHidden';

export interface ThemeToggleProps {
  /** The button's labels in the light and in the dark theme. Each names the action. */
  toDark: string;
  toLight: string;
}

const Toggle = styled.button`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: inherit;

  &:hover {
    background: color-mix(in srgb, currentColor 9%, transparent);
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** Visible only in the matching theme. CSS decides, because the server does not know the system's theme. */
const When = styled.span`
  display: grid;

  :root:not([data-theme='dark']) &[data-while='dark'] {
    display: none;
  }
  :root[data-theme='dark'] &[data-while='light'] {
    display: none;
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) &[data-while='dark'] {
      display: grid;
    }
    :root:not([data-theme]) &[data-while='light'] {
      display: none;
    }
  }
`;

/**
 * Switches between the light and the dark theme. Its label names the action. The page's inline script handles the press
 * (`theme-choice.ts`), so the button works before React loads. Until the first press the theme follows the system.
 */
export function ThemeToggle({ toDark, toLight }: ThemeToggleProps) {
  return (
    <Toggle type="button" data-theme-toggle="">
      <When data-while="light">
        <Icon icon={Moon} />
        <VisuallyHidden>{toDark}</VisuallyHidden>
      </When>
      <When data-while="dark">
        <Icon icon={Sun} />
        <VisuallyHidden>{toLight}</VisuallyHidden>
      </When>
    </Toggle>
  );
}
