import { outlined } from '../theme/contrast/contrast-media.ts';
import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** The elevation: flat on the page, or raised. */
  lift?: 'rest' | 'raised';
  /** The element. */
  as?: 'div' | 'article' | 'section' | 'li';
}

const Base = styled.div`
  position: relative;
  min-width: 0;
  padding: clamp(20px, 2.4vw, 32px);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-rest);

  &[data-lift='raised'] {
    background: var(--raised);
    box-shadow: var(--shadow-raised);
  }
  @media ${outlined} {
    border: 1px solid var(--ink);
  }
`;

/** A surface that groups related content. */
export function Card({ lift = 'rest', as = 'div', ...rest }: CardProps) {
  useProviderCheck('Card');
  return <Base as={as} data-lift={lift} {...rest} />;
}
