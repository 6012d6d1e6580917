import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import type { CheckboxFieldProps } from 'react-aria-components/Checkbox';
import styled from 'styled-components';
import { FieldHint, FieldMessage } from '../TextField/FieldParts.tsx';
import { choiceMark, choiceMarkStates, choiceRow } from './choice.styles.ts';
import { fieldColumn } from '../TextField/field.styles.ts';
import { fieldState } from '../TextField/field-state.ts';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

const Column = styled(CheckboxField)`
  ${fieldColumn}
`;

const Row = styled(CheckboxButton)`
  ${choiceRow}
`;

const Box = styled.svg`
  ${choiceMark}
  border-radius: var(--radius);
  fill: none;
  stroke: transparent;
  stroke-width: 1.75;
  stroke-linecap: square;
  transition:
    background-color var(--fast) var(--ease),
    border-color var(--fast) var(--ease);

  [data-hovered] > & {
    border-color: var(--ink);
  }

  [data-selected] > & {
    border-color: var(--brand);
    background: var(--brand);
    stroke: var(--on-brand);
  }

  [data-selected][data-hovered] > & {
    background: var(--brand-hover);
  }

  ${choiceMarkStates}

  [data-invalid] > & {
    box-shadow: inset 0 0 0 1px var(--danger);
  }

  [data-invalid]:not([data-selected]) > & {
    background: var(--danger-bg);
  }

  [data-disabled] > & {
    border-color: var(--line);
    background: var(--sunk);
  }

  [data-disabled][data-selected] > & {
    stroke: var(--ink-soft);
  }

  @media (forced-colors: active) {
    border-color: FieldText;
    background: Field;

    /* Forced colours would make the tick of an unchecked box visible. */
    & > path {
      display: none;
    }

    [data-selected] > & > path {
      display: inline;
    }

    [data-selected] > & {
      border-color: Highlight;
      background: Highlight;
      stroke: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

/* Aligns the hint and the message with the label, beside the box. */
const Under = styled.span`
  display: block;
  margin-inline-start: 36px;
`;

export interface CheckboxProps extends Omit<
  CheckboxFieldProps,
  'children' | 'className' | 'style' | 'render' | 'isIndeterminate'
> {
  /** The label. It may contain a link. */
  children: ReactNode;
  /** The hint below the label, in the control’s `aria-describedby`. */
  description?: string;
  /** The error below the checkbox. It makes the checkbox invalid. */
  errorMessage?: string;
  className?: string;
}

/** A checkbox. Its touch target is at least 44 px high and includes the label. */
export function Checkbox({ children, description, errorMessage, ...rest }: CheckboxProps) {
  useProviderCheck('Checkbox');
  return (
    <Column {...rest} {...fieldState({ ...rest, errorMessage })}>
      <Row>
        <Box viewBox="0 0 22 22" aria-hidden="true">
          <path d="M5.5 11.5l3.75 3.75 7.5-8" />
        </Box>
        <span>{children}</span>
      </Row>
      <Under>
        <FieldHint description={description} />
        <FieldMessage errorMessage={errorMessage} />
      </Under>
    </Column>
  );
}
