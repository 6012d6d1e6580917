import { from } from '@kermesse/ui/breakpoints';
import styled from 'styled-components';

export const Row = styled.div`
  display: grid;
  gap: var(--space-5) var(--space-6);
  align-items: center;
  padding-block: 30px;
  border-block: 1px solid var(--line);

  @media ${from.laptop} {
    &[data-titled] {
      grid-template-columns: minmax(0, 10em) minmax(0, 1fr);
    }
  }
`;

export const Title = styled.h2`
  font: 460 var(--text-0) / 1.3 var(--sans);
  letter-spacing: 0;
  color: var(--ink-soft);
`;

export const Logos = styled.ul`
  display: grid;
  --column: 150px;
  grid-template-columns: repeat(auto-fit, minmax(min(max(8rem, min(var(--column), 50% - 10px)), 100%), 1fr));
  gap: var(--space-5) clamp(18px, 2.4vw, 32px);
  align-items: center;

  /* Five are in one row or in rows of at most three: the last one is not alone beside empty space for three. */
  &:has(> :nth-child(5):last-child) {
    --column: max(150px, min(30%, (55rem - 100%) * 999));
  }
  &[data-long] {
    --column: 200px;
  }
`;

/**
 * The name is beside the emblem, or below it if its longest word does not fit. Both have the text colour; on hover and
 * focus the emblem shows its own colours.
 */
export const Mark = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 12px;
  align-items: center;
  min-height: 48px;
  color: var(--ink-soft);
  text-decoration: none;
  transition: color var(--fast) var(--ease);

  svg {
    flex: none;
    width: auto;
    max-width: 100%;
    height: 2.375rem;
  }
  &:not(:has(> span)) svg {
    height: 2.875rem;
  }
  feFlood {
    flood-color: var(--ink-soft);
  }
  &:is(a):hover,
  &:is(a):focus-visible {
    color: var(--ink);
  }
  &:is(a):hover image,
  &:is(a):focus-visible image {
    filter: none;
  }

  @media (forced-colors: active) {
    feFlood {
      flood-color: CanvasText;
    }
  }
`;

export const Name = styled.span`
  flex: 1 1 min-content;
  max-width: 7.4em;
  font: 400 var(--text-2) / 1.06 var(--serif);
  font-size: clamp(1.2rem, 1.1rem + 0.4vw, 1.4rem);
  overflow-wrap: break-word;
  text-wrap: balance;
`;
