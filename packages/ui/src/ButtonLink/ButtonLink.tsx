import type { AnchorHTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { commonStyles, type ButtonSize, type ButtonVariant } from '../Button/button.styles.ts';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

export interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The address. The router shows addresses of the site without a page load. */
  href: string;
  /** The look, as for `Button`. */
  variant?: ButtonVariant;
  /** The height, as for `Button`. */
  size?: ButtonSize;
  /** An icon before the text. */
  icon?: ReactNode;
}

const Anchor = styled.a`
  ${commonStyles}
`;

/** A link that looks like a button. It is a plain anchor, so it works before any JavaScript has loaded. */
export function ButtonLink({ variant = 'primary', size = 'm', icon, children, ...rest }: ButtonLinkProps) {
  useProviderCheck('ButtonLink');
  return (
    <Anchor data-variant={variant} data-size={size} {...rest}>
      {icon}
      {children}
    </Anchor>
  );
}
