import type { HTMLAttributes, Ref } from 'react';
import styled from 'styled-components';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

export interface ContainerProps extends HTMLAttributes<HTMLElement> {
  /** The maximum width: the content width, the wide width, or the full width of the window. */
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

/** Limits content to the width of the site, with a gutter on both sides. */
export function Container({ width = 'content', as = 'div', ref, ...rest }: ContainerProps) {
  useProviderCheck('Container');
  return <Base as={as} data-width={width} ref={ref} {...rest} />;
}
