import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

export interface GridProps extends HTMLAttributes<HTMLElement> {
  /** The minimum width of a column: about 200, 280 or 360 px. */
  min?: 'narrow' | 'medium' | 'wide';
  as?: 'div' | 'ul' | 'ol' | 'dl';
}

const Base = styled.div`
  --min: 280px;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(var(--min), 100%), 1fr));
  gap: clamp(18px, 2vw, 28px);

  &[data-min='narrow'] {
    --min: 200px;
  }
  &[data-min='wide'] {
    --min: 360px;
  }
`;

/** A grid of equal columns, as many as fit. */
export function Grid({ min = 'medium', as = 'div', ...rest }: GridProps) {
  useProviderCheck('Grid');
  return <Base as={as} data-min={min} {...rest} />;
}
