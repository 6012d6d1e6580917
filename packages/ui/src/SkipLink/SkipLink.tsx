import styled from 'styled-components';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

export interface SkipLinkProps {
  /** Where the link leads, in words. */
  children: string;
  /** The address of the page’s content: `#` and its id. */
  href?: string;
}

const Link = styled.a`
  position: fixed;
  inset-block: 0 auto;
  inset-inline: 0 auto;
  z-index: var(--layer-skip-link);
  padding: var(--space-3) var(--space-5);
  background: var(--highlight);
  color: var(--on-highlight);
  font-weight: 600;
  outline-offset: -5px;
  transform: translateY(-110%);

  &:focus {
    transform: none;
    outline: 2px solid var(--on-highlight);
  }

  /* Above the first line of a sheet, it would be printed on the sheet before. */
  @media print {
    display: none;
  }
`;

/** The first tab stop of a page: leads past the header to the content. Visible only while it has the focus. */
export function SkipLink({ children, href = '#main' }: SkipLinkProps) {
  useProviderCheck('SkipLink');
  return <Link href={href}>{children}</Link>;
}
