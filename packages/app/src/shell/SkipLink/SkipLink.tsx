import styled from 'styled-components';

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
`;

/**
 * The skip link: the first tab stop, leads past the header to the page's content (`#main`). Visible only while focused.
 */
export function SkipLink({ children }: { children: string }) {
  return <Link href="#main">{children}</Link>;
}
