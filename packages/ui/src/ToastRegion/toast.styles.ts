import styled, { keyframes } from 'styled-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { below, short } from '../theme/breakpoints.ts';

/**
 * Positioned at the bottom of the window, centred. While a dialog is open in a narrow window, positioned at the top
 * beside its close button, because its other buttons are at the bottom. Clicks beside the cards pass through.
 */
export const Region = styled.section`
  position: fixed;
  z-index: var(--layer-toast);
  inset: auto var(--space-4) max(var(--space-4), env(safe-area-inset-bottom));
  pointer-events: none;

  /* Above a bar at the bottom edge, as in GlobalStyles. Short windows have no such bar. */
  @media ${below.tablet} {
    html:has([data-bottom-bar]) & {
      inset-block-end: calc(88px + env(safe-area-inset-bottom));
    }
  }

  @media ${short} {
    html:has([data-bottom-bar]) & {
      inset-block-end: var(--space-4);
    }
  }

  @media ${below.tablet} {
    html:has([data-dialog]:not([data-exiting])) & {
      inset-block: max(var(--space-4), env(safe-area-inset-top)) auto;
      inset-inline-end: 70px;
    }
  }

  & > ol {
    display: flex;
    flex-direction: column;
    gap: var(--space-3);
    width: min(100%, 27rem);
    margin: 0 auto;
    padding: 0;
  }

  &[data-empty] {
    visibility: hidden;
  }

  &[data-empty] > ol {
    visibility: visible;
  }
`;

const enter = keyframes`
  from {
    opacity: 0;
    transform: translateY(8px);
  }
`;

/** A narrow card with a hairline frame. The colour of its left edge shows its kind. */
export const Card = styled.li`
  --kind: var(--highlight-text);

  position: relative;
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: start;
  gap: var(--space-3);
  padding-block: 12px;
  padding-inline: 22px 12px;
  border: 1px solid var(--line);
  background: var(--raised);
  color: var(--ink);
  box-shadow: var(--shadow-raised);
  font-family: var(--sans);
  pointer-events: auto;
  animation: ${enter} var(--base) var(--ease);

  &::before {
    content: '';
    position: absolute;
    inset-block: -1px;
    inset-inline: -1px auto;
    width: 5px;
    background: var(--kind);
  }

  &[data-kind='success'] {
    --kind: var(--success);
  }

  &[data-kind='error'] {
    --kind: var(--danger);
  }

  & > svg {
    width: 1.375rem;
    height: 1.375rem;
    margin-top: calc((44px - 1.375rem) / 2);
    color: var(--kind);
    stroke-width: 1.5;
  }
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 2px;
  min-width: 0;
  min-height: 44px;
  overflow-wrap: anywhere;
  line-height: 1.35;

  & > strong {
    font-size: var(--text-1);
    font-weight: 600;
  }

  & > span {
    color: var(--ink-soft);
    font-size: var(--text-0);
  }
`;

export const CloseButton = styled(IconButton)`
  &&:is(:hover, :active) {
    background: var(--sunk);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  & > svg {
    width: 1.25rem;
    height: 1.25rem;
    stroke-width: 1.5;
  }
`;

/** The button for the action of a notification. */
export const ActionButton = styled.button`
  justify-self: start;
  align-self: flex-start;
  min-height: 36px;
  margin-block: 4px 0;
  margin-inline: -8px 0;
  padding: 4px 8px;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--link, var(--ink));
  font: 600 var(--text-1) / 1.2 var(--sans);
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &:hover {
    background: var(--sunk);
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;
