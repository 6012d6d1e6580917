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

const Base = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  &[data-direction='row'] {
    flex-flow: row wrap;
    align-items: center;
  }
  &[data-gap='1'] {
    gap: var(--space-1);
  }
  &[data-gap='2'] {
    gap: var(--space-2);
  }
  &[data-gap='3'] {
    gap: var(--space-3);
  }
  &[data-gap='4'] {
    gap: var(--space-4);
  }
  &[data-gap='5'] {
    gap: var(--space-5);
  }
  &[data-gap='6'] {
    gap: var(--space-6);
  }
  &[data-gap='7'] {
    gap: var(--space-7);
  }
  &[data-gap='8'] {
    gap: var(--space-8);
  }
  &[data-gap='9'] {
    gap: var(--space-9);
  }
`;

/** A column or a row with equal space between its children. A row wraps. */
export function Stack({ gap = 4, direction = 'column', as = 'div', ...rest }: StackProps) {
  useProviderCheck('Stack');
  return <Base as={as} data-gap={gap} data-direction={direction} {...rest} />;
}
