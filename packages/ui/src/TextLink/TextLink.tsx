import { ArrowRight } from 'lucide-react';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

export interface TextLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The address. The router shows addresses of the site without a page load. */
  href: string;
  /** Whether an arrow follows the text. */
  arrow?: boolean;
  /** An icon before the text. */
  icon?: ReactNode;
}

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-height: 44px;
  color: inherit;
  font-weight: 600;
  text-decoration: none;

  & > span {
    padding-block-end: 0.1em;
    border-block-end: 1px solid var(--hairline);
    transition: border-color var(--fast) var(--ease);
  }
  & > span + svg {
    transition: translate var(--base) var(--ease);
  }
  &:hover > span {
    border-color: currentColor;
  }
  &:hover > span + svg {
    translate: calc(3px * var(--forward)) 0;
  }
`;

/** A stand-alone link with a gold hairline as its underline. */
export function TextLink({ arrow = false, icon, children, ...rest }: TextLinkProps) {
  useProviderCheck('TextLink');
  return (
    <Anchor {...rest}>
      {icon}
      <span>{children}</span>
      {arrow && <Icon icon={ArrowRight} directed />}
    </Anchor>
  );
}
