import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** The step of the type scale: 0 is small print, 1 body text. */
  size?: 0 | 1 | 2 | 3;
  /** The colour: of text, or of secondary text. */
  tone?: 'plain' | 'soft';
  /** The element. */
  as?: 'p' | 'span' | 'div' | 'small';
}

const Base = styled.p`
  max-width: var(--measure);
  text-wrap: pretty;

  &[data-size='0'] {
    font-size: var(--text-0);
  }
  &[data-size='1'] {
    font-size: var(--text-1);
  }
  &[data-size='2'] {
    font-size: var(--text-2);
    line-height: 1.4;
  }
  &[data-size='3'] {
    font-size: var(--text-3);
    line-height: 1.25;
  }
  &[data-ink='soft'] {
    color: var(--ink-soft);
  }
`;

/** Body text with a readable line length. */
export function Text({ size = 1, tone = 'plain', as = 'p', ...rest }: TextProps) {
  useProviderCheck('Text');
  return <Base as={as} data-size={size} data-ink={tone} {...rest} />;
}
