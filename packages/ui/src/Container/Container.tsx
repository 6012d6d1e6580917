import type { HTMLAttributes, Ref } from 'react';
import styled from 'styled-components';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

export interface ContainerProps extends HTMLAttributes<HTMLElement> {
  /** The content width, the wide one, or from edge to edge. */
  width?: 'content' | 'wide' | 'full';
  as?: 'div' | 'section' | 'header' | 'footer' | 'nav' | 'article';
  ref?: Ref<HTMLElement>;
}

const Base = styled.div`
  width: min(100% - 2 * var(--gutter), var(--width));
  margin-inline: auto;

  &[data-width='wide'] {
    width: min(100% - 2 * var(--gutter), var(--width-wide));
  }
  &[data-width='full'] {
    width: 100%;
  }
`;

/** Limits content to the site's width, with the gutter at its sides. */
export function Container({ width = 'content', as = 'div', ref, ...rest }: ContainerProps) {
  useProviderCheck('Container');
  return <Base as={as} data-width={width} ref={ref} {...rest} />;
}
