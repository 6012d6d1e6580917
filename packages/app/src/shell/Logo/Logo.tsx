import { below } from '@kermesse/ui/breakpoints';
import styled from 'styled-components';

export interface LogoProps {
  /** The site's name, shown in the display serif under a string of lights unless `picture` is set. */
  name: string;
  /** The address that the logo links to, and the link's accessible name. */
  href: string;
  /** The accessible name, for example “Kermesse, home”. */
  label: string;
  /** The address of the site's own logo image. */
  picture?: string;
}

const Mark = styled.a`
  position: relative;
  display: inline-flex;
  align-items: end;
  min-block-size: 44px;
  padding-block: 12px 6px;
  color: inherit;
  font: 400 1.875rem / 1 var(--serif);
  letter-spacing: -0.02em;
  text-decoration: none;
  white-space: nowrap;

  svg {
    position: absolute;
    inset: 1px 0 auto 0.66em;
    inline-size: calc(100% - 0.7em);
    block-size: 13px;
    overflow: visible;
  }
  img {
    block-size: 40px;
    inline-size: auto;
  }
  @media ${below.tablet} {
    font-size: min(1.6875rem, 11vw);
  }
`;

const Cord = styled.path`
  fill: none;
  stroke: currentColor;
  stroke-width: 1;
  opacity: 0.7;
  vector-effect: non-scaling-stroke;
`;

const Bulbs = styled.path`
  fill: none;
  stroke: var(--highlight);
  stroke-width: 4.4px;
  stroke-linecap: round;
  vector-effect: non-scaling-stroke;
  transition: stroke var(--base) var(--ease);

  a:hover & {
    stroke: var(--highlight-hover);
  }
`;

/** Shows the site's logo, or its name under a cord with five lights. The lights stay round at any width of the name. */
export function Logo({ name, href, label, picture }: LogoProps) {
  return (
    <Mark href={href} aria-label={label}>
      {picture === undefined ? (
        <>
          {name}
          <svg viewBox="0 0 100 13" preserveAspectRatio="none" aria-hidden="true">
            <Cord d="M0 2Q50 16 100 1" />
            <Bulbs d="M12 6.4h.01M31 9.6h.01M50 10.6h.01M69 9.3h.01M88 5.7h.01" />
          </svg>
        </>
      ) : (
        <img src={picture} alt="" height={40} />
      )}
    </Mark>
  );
}
