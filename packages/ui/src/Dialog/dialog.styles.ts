import { IconButton } from '../IconButton/IconButton.tsx';
import { outlined } from '../theme/contrast/contrast-media.ts';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled, { keyframes } from 'styled-components';

const fade = keyframes`
  from {
    opacity: 0;
  }
`;

/** The container query for narrow windows, where the card is a sheet at the bottom of the window. */
const asSheet = '@container dialog (max-width: 480px)';

export const Overlay = styled(ModalOverlay)`
  position: fixed;
  z-index: var(--layer-dialog);
  inset: 0;
  container: dialog / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  background: var(--backdrop);

  &[data-entering] {
    animation: ${fade} var(--base) var(--ease);
  }

  &[data-exiting] {
    animation: ${fade} var(--fast) var(--ease) reverse;
  }
`;

const enter = keyframes`
  from {
    opacity: 0;
    transform: translateY(14px);
  }
`;

/** The card. `data-size` selects one of three widths. In a narrow window it is a sheet as high as its content. */
export const Card = styled(Modal)`
  --dialog-width: 450px;
  --margin: var(--space-5);

  position: relative;
  display: flex;
  width: min(100% - 2 * var(--margin), var(--dialog-width));
  max-height: calc(var(--visual-viewport-height, 100dvh) - 2 * var(--margin));
  margin: var(--margin);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-raised);

  &[data-size='650'] {
    --dialog-width: 650px;
  }

  &[data-size='960'] {
    --dialog-width: 960px;
  }

  /* Fades out scrolling text before it reaches the border. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 11px 11px auto;
    height: 26px;
    background: linear-gradient(var(--surface) 30%, transparent);
    pointer-events: none;
  }

  &::after {
    inset: auto 11px 11px;
    transform: scaleY(-1);
  }

  &[data-entering] {
    animation: ${enter} var(--slow) var(--ease);
  }

  ${asSheet} {
    --margin: 0px;

    /* Above the keyboard of the screen, which covers the bottom of the window. */
    position: absolute;
    inset-block: auto calc(100% - var(--visual-viewport-height, 100%));
    inset-inline: 0;
    width: 100%;
    box-shadow: none;
  }

  @media ${outlined} {
    border: 1px solid var(--ink);
  }
`;

/** The border with concave corners, in the hairline colour. It stays in place while the text scrolls. */
export const Border = styled.span`
  --corner: 14px;

  position: absolute;
  z-index: 2;
  inset: 10px;
  pointer-events: none;

  /* Forced colours remove the gradients that draw the corners. */
  @media (forced-colors: active) {
    display: none;
  }

  &::before,
  &::after {
    content: '';
    position: absolute;
    border: solid var(--hairline);
  }

  &::before {
    inset: 0 var(--corner);
    border-width: 1px 0;
  }

  &::after {
    inset: var(--corner) 0;
    border-width: 0 1px;
  }

  & > i {
    position: absolute;
    inset: 0 auto auto 0;
    width: var(--corner);
    height: var(--corner);
    background: radial-gradient(
      circle at 0 0,
      transparent 12.6px,
      var(--hairline) 13.1px 13.7px,
      transparent 14.2px
    );
  }

  & > i:nth-child(2) {
    inset: 0 0 auto auto;
    transform: scaleX(-1);
  }

  & > i:nth-child(3) {
    inset: auto auto 0 0;
    transform: scaleY(-1);
  }

  & > i:nth-child(4) {
    inset: auto 0 0 auto;
    transform: scale(-1);
  }
`;

export const Body = styled(Dialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  margin: 11px;
  padding: 33px clamp(18px, 5vw, 41px) 37px;
  overflow-y: auto;
  overscroll-behavior: contain;
  font-family: var(--sans);
  font-size: var(--text-1);
  line-height: var(--leading-text);

  &:focus-visible {
    outline: none;
  }
`;

export const Overline = styled.p`
  margin-block: 0 8px;
  margin-inline: 0 44px;
  color: var(--highlight-text);
  font: 500 calc(var(--text-0) * 1.06) / 1.2 var(--serif);
  font-variant-caps: all-small-caps;
  letter-spacing: 0.075em;
`;

export const Title = styled(Heading)`
  margin: 0 0 var(--space-4);
  padding-inline-end: 40px;
  color: var(--ink);
  font: 400 var(--text-4) / 1.04 var(--serif);
  letter-spacing: -0.012em;
  text-wrap: balance;
  overflow-wrap: break-word;
`;

/** The content, in one column. */
export const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-3);
  margin-top: var(--space-5);
  padding-top: var(--space-5);
  border-top: 1px solid var(--hairline);

  ${asSheet} {
    & > * {
      flex: 1 1 100%;
    }
  }
`;

export const Close = styled(IconButton)`
  && {
    position: absolute;
    z-index: 2;
    inset-block: 18px auto;
    inset-inline: auto 18px;
    background: var(--surface);
  }
  &&:is(:hover, :active) {
    background: var(--sunk);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  & > svg {
    width: 1.375rem;
    height: 1.375rem;
    stroke-width: 1.5;
  }
`;
