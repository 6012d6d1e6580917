import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

/** A step of the space scale (`--space-1` to `--space-9`). */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /** The space between children, as a step of the space scale. */
  gap?: Space;
  /** The direction. A row wraps. */
  direction?: 'column' | 'row';
  /** The element. */
  as?: 'div' | 'ul' | 'ol' | 'section';
}

const spaces = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const Base = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  &[data-direction='row'] {
    flex-flow: row wrap;
    align-items: center;
  }
  ${spaces.map((space) => `&[data-gap='${space}'] { gap: var(--space-${space}); }`)}
`;

/** A column or a row with equal space between its children. A row wraps. */
export function Stack({ gap = 4, direction = 'column', as = 'div', ...rest }: StackProps) {
  useProviderCheck('Stack');
  return <Base as={as} data-gap={gap} data-direction={direction} {...rest} />;
}
