import { from } from '../theme/breakpoints.ts';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import styled from 'styled-components';
import { choiceMark, choiceMarkStates, choiceRow } from '../Checkbox/choice.styles.ts';
import { fieldColumn } from '../TextField/field.styles.ts';

export const Column = styled(RadioGroup)`
  ${fieldColumn}
`;

export const Options = styled.div`
  display: grid;

  &[data-look='cards'] {
    gap: var(--space-4);
    margin-top: var(--space-2);
  }
  @media ${from.laptop} {
    &[data-look='cards'] {
      grid-auto-flow: column;
      grid-auto-columns: 1fr;
    }
  }
`;

export const Field = styled(RadioField)`
  position: relative;
  display: grid;
  align-content: start;

  &[data-look='cards'] {
    padding: var(--space-5) var(--space-5) var(--space-5);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    box-shadow: var(--shadow-rest);
    transition:
      border-color var(--fast) var(--ease),
      box-shadow var(--fast) var(--ease);
  }
  @media (hover: hover) {
    &[data-look='cards']:hover {
      border-color: var(--control);
    }
  }
  &[data-look='cards'][data-selected] {
    border-color: var(--brand);
    box-shadow:
      inset 0 0 0 1px var(--brand),
      var(--shadow-raised);
  }
  &[data-look='cards'][data-invalid] {
    border-color: var(--danger);
  }
`;

export const Choice = styled(RadioButton)`
  ${choiceRow}

  /* The whole card is clickable, and its label is styled as a title. */
  [data-look='cards'] > & {
    position: static;
    flex-flow: row-reverse wrap;
    justify-content: flex-end;
    min-height: 0;
    padding: 0;
    font: 400 var(--text-3) / 1.15 var(--serif);

    /* Side by side, a longer name takes two lines. */
    @media ${from.laptop} {
      font-size: var(--text-2);
    }
  }
  [data-look='cards'] > & > span:first-child {
    z-index: 1;
    inset-block: calc(var(--space-5) + 1px) auto;
    inset-inline: auto var(--space-5);
  }
  [data-look='cards'] > &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const Name = styled.span`
  [data-look='cards'] & {
    position: relative;
    z-index: 1;
    flex: 1;
  }
`;

export const Mark = styled.span`
  ${choiceMark}
  border-radius: 50%;
  transition:
    border-color var(--fast) var(--ease),
    border-width var(--fast) var(--ease);

  [data-hovered] > & {
    border-color: var(--ink);
  }
  [data-selected] > & {
    border: 7px solid var(--brand);
  }
  ${choiceMarkStates}
  @media (forced-colors: active) {
    [data-selected] > & {
      border-color: Highlight;
      background: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const Description = styled(Text)`
  margin: -7px 0 6px;
  margin-inline-start: 36px;
  color: var(--ink-soft);
  font-size: var(--text-0);
  line-height: 1.4;
  text-wrap: pretty;

  &:empty {
    display: none;
  }
  [data-look='cards'] > & {
    margin: var(--space-2) 0 0;
    font-size: var(--text-1);
  }
`;

/** The picture above the title of a card, across its width. */
export const CardPicture = styled.span`
  flex: 0 0 100%;
  order: 1;
  margin-bottom: var(--space-4);
`;
