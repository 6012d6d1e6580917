import type { HTMLAttributes, Ref } from 'react';
import styled from 'styled-components';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** The heading's level in the document outline. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** The step of the type scale. By default it follows from the level. */
  size?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  ref?: Ref<HTMLHeadingElement>;
}

const sizes = [0, 1, 2, 3, 4, 5, 6];
const sizeOfLevel = { 1: 6, 2: 5, 3: 3, 4: 2, 5: 1, 6: 0 } as const;

const Base = styled.h2`
  overflow-wrap: break-word;

  ${sizes.map((size) => `&[data-size='${size}'] { font-size: var(--text-${size}); }`)}

  &[data-size='6'] {
    letter-spacing: -0.025em;
  }
`;

/**
 * A heading in the display serif. Its appearance (`size`) is independent of its place in the document outline
 * (`level`).
 */
export function Heading({ level, size = sizeOfLevel[level], ...rest }: HeadingProps) {
  useProviderCheck('Heading');
  return <Base as={`h${level}`} data-size={size} {...rest} />;
}
