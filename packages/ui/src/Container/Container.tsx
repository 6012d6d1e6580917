import type { HTMLAttributes, Ref } from 'react';
import styled from 'styled-components';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

export interface ContainerProps extends HTMLAttributes<HTMLElement> {
  /** The element. */
  as?: 'div' | 'section' | 'header' | 'footer' | 'nav' | 'article';
  ref?: Ref<HTMLElement>;
}

const Base = styled.div`
  width: min(100% - 2 * var(--gutter), var(--width));
  margin-inline: auto;
`;

/** Limits content to the width of the site, with a gutter on both sides. */
export function Container({ as = 'div', ref, ...rest }: ContainerProps) {
  useProviderCheck('Container');
  return <Base as={as} ref={ref} {...rest} />;
}
