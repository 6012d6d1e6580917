import { below } from '@kermesse/ui/breakpoints';
import { Icon } from '@kermesse/ui/Icon';
import { IconButton } from '@kermesse/ui/IconButton';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { panelIds, type PanelName } from './panels.ts';

export interface PanelProps {
  name: PanelName;
  /** The id of the element inside the panel that labels the dialog. */
  labelledBy: string;
  closeLabel: string;
  /** The edge at which the panel opens: `end` is as high as the window, `top` spans its width. */
  from: 'end' | 'top';
  tone: 'brand' | 'page';
  children: ReactNode;
}

const slide = keyframes`
  from { opacity: 0; transform: translateX(calc(24px * var(--forward))); }
`;
const drop = keyframes`
  from { opacity: 0; transform: translateY(-24px); }
`;
const fadeIn = keyframes`
  from { opacity: 0; }
`;

const PanelDialog = styled.dialog`
  position: fixed;
  margin: 0;
  padding: 0;
  border: 0;
  max-inline-size: none;
  max-block-size: none;
  overflow: hidden auto;
  overscroll-behavior: contain;

  &[open] {
    display: grid;
    animation: ${slide} var(--slow) var(--ease);
  }
  &[data-from='end'] {
    inset-block: 0;
    inset-inline: auto 0;
    inline-size: min(100%, 468px);
    block-size: 100dvh;
    border-inline-start: 1px solid var(--line);
  }
  &[data-from='top'] {
    inset: 0 0 auto;
    inline-size: 100%;
    max-block-size: 100dvh;
  }
  &[data-from='top'][open] {
    animation-name: ${drop};
  }
  &::backdrop {
    background: var(--backdrop);
    animation: ${fadeIn} var(--slow) var(--ease);
  }
  /* The page behind neither scrolls nor changes its width. */
  :root:has(&[open]) {
    overflow: hidden;
  }
  :root[data-scrollbar]:has(&[open]) {
    scrollbar-gutter: stable;
  }
  @media ${below.tablet} {
    &[data-from='end'] {
      border: 0;
    }
  }
`;

/* The cross, not the edge of its button, ends with the column of text. */
const Close = styled(IconButton)`
  position: absolute;
  z-index: 1;
  inset-block: 17px auto;
  inset-inline: auto calc((100% - min(100% - 2 * var(--gutter), var(--width))) / 2 - 16px);

  [data-from='end'] > & {
    inset-inline-end: calc(clamp(28px, 8vw, 48px) - 16px);
  }
`;

/**
 * A dialog of the shell: a native one, opened as a modal by its button (`PanelButton`). Without JavaScript the browser
 * moves the focus in, traps and returns it, closes the dialog on Escape and makes the page behind inert. A press
 * outside and a followed link inside close it as well (`panel-listeners.ts`).
 */
export function Panel({ name, labelledBy, closeLabel, from, tone, children }: PanelProps) {
  const id = panelIds[name];
  const close = (
    <Close label={closeLabel} commandfor={id} command="close">
      <Icon icon={X} />
    </Close>
  );
  return (
    <PanelDialog id={id} aria-labelledby={labelledBy} data-panel="" data-from={from} data-tone={tone}>
      {/* The close button comes first in a side panel, which is read from the top, and last in a top panel, whose
          first field gets the focus. */}
      {from === 'end' && close}
      {children}
      {from === 'top' && close}
    </PanelDialog>
  );
}
