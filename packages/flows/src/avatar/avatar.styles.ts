import { below, touchOnly } from '@kermesse/ui/breakpoints';
import styled from 'styled-components';

/** The card of the user. It is horizontal when there is less room beside the form than above it. */
export const AvatarContent = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: var(--space-4);
  padding: 34px var(--space-5) 32px;
  background: var(--surface);
  isolation: isolate;
  box-shadow: var(--shadow-sheet);
  text-align: center;

  h2 {
    color: var(--highlight-text);
  }
  @media ${below.laptop} {
    grid-template-columns: auto minmax(0, 1fr);
    justify-items: start;
    gap: var(--space-3) var(--space-5);
    padding: 30px 28px;
    text-align: start;

    h2 {
      grid-column: 1 / -1;
    }
    & > :nth-child(3) {
      grid-row: 2 / span 2;
      align-self: center;
    }
  }
  @media ${below.tablet} {
    column-gap: var(--space-4);
    padding-inline: 22px;

    & > :nth-child(3) {
      grid-row: auto;
    }
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

export const NameAndRole = styled.div`
  display: grid;
  align-content: center;
  min-width: 0;
  max-width: 100%;

  /*
   * At most three lines. The padding keeps the clamp from cutting accents, descenders and slanted letters. Below, it is
   * too small to show the tops of a fourth line.
   */
  p {
    display: -webkit-box;
    margin: -0.2em -0.15em -0.1em;
    padding: 0.2em 0.15em 0.1em;
    overflow: hidden;
    font: italic 400 var(--text-4) / 1.15 var(--serif);
    text-wrap: balance;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;

    &[data-length='long'] {
      margin-bottom: -0.05em;
      padding-bottom: 0.05em;
      font-size: var(--text-2);
      line-height: 1.25;

      @media ${below.tablet} {
        font-size: var(--text-1);
      }
    }
  }
  small {
    margin-block-start: 2px;
    color: var(--ink-soft);
    font-size: var(--text-1);
    line-height: 1.35;

    @media ${below.tablet} {
      font-size: var(--text-0);
    }
  }
`;

export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: inherit;
  gap: var(--space-2) var(--space-4);

  small {
    color: var(--ink-soft);
    font-size: var(--text-0);
  }
`;

/**
 * The crop area. Its height leaves room for the rest of the dialog, so that the buttons are on the screen. It replaces
 * the library's own styles: those would be injected as a style element, which the content security policy blocks.
 */
export const Stage = styled.div`
  position: relative;
  height: clamp(180px, 100svh - 520px, 340px);
  overflow: hidden;
  background: var(--page);

  > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    overflow: hidden;
    cursor: move;
    touch-action: none;
    user-select: none;
  }
  .reactEasyCrop_Image {
    max-width: unset;
    will-change: transform;
  }
  .reactEasyCrop_Contain {
    position: absolute;
    inset: 0;
    max-width: 100%;
    max-height: 100%;
    margin: auto;
  }
  .reactEasyCrop_Cover_Horizontal {
    width: 100%;
    height: auto;
  }
  .reactEasyCrop_Cover_Vertical {
    width: auto;
    height: 100%;
  }
  .reactEasyCrop_CropArea {
    position: absolute;
    inset: 0;
    overflow: hidden;
    border: 2px solid white;
    border-radius: 50%;
    box-shadow: 0 0 0 9999em color-mix(in srgb, black 62%, transparent);
    margin: auto;
  }
  .reactEasyCrop_CropArea:focus-visible {
    border-color: var(--highlight);
    outline: 3px solid var(--highlight);
    outline-offset: -6px;
  }
`;

export const Framing = styled.div`
  display: grid;
  gap: var(--space-4);
`;

export const Zoom = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-4);
  font-weight: 560;

  input {
    width: 100%;
    height: 44px;
    margin: 0;
    accent-color: var(--brand);
    cursor: pointer;
  }
`;

/** The help of the crop area. The part about keys is hidden on a device that has only a touchscreen. */
export const Note = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-0);

  @media ${touchOnly} {
    span {
      display: none;
    }
  }
`;

export const UploadRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  font-variant-numeric: lining-nums tabular-nums;

  & > :first-child {
    grid-column: 1 / -1;
  }
`;
