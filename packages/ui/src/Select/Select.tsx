import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import type { SelectProps as AriaSelectProps } from 'react-aria-components/Select';
import styled from 'styled-components';
import { popoverCard, popoverRow } from '../Menu/popover-card.ts';
import { FieldLabel, FieldMessage, type FieldTexts } from '../TextField/FieldParts.tsx';
import { controlBox, fieldColumn } from '../TextField/field.styles.ts';
import { fieldState } from '../TextField/field-state.ts';
import { visuallyHidden } from '../VisuallyHidden/visually-hidden.ts';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

/* React Aria hides its native select (for autofill and forms) with an inline style. This rule repeats that style, so
   that server-rendered HTML looks right under a Content Security Policy without inline styles. */
const Column = styled(AriaSelect<SelectOption>)`
  ${fieldColumn}
  position: relative;

  & > [data-react-aria-prevent-focus] {
    ${visuallyHidden}
  }
`;

const Box = styled(Button)`
  ${controlBox}
  display: flex;
  align-items: center;
  gap: var(--space-3);
  cursor: pointer;

  [data-invalid] > & {
    border-color: var(--danger);
    background: var(--danger-bg);
    box-shadow: inset 0 0 0 1px var(--danger);
  }

  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin-inline-start: auto;
    stroke-width: 1.5;
    transition: transform var(--base) var(--ease);
  }

  [data-open] > & > svg {
    transform: rotate(180deg);
  }
`;

const Value = styled(SelectValue<SelectOption>)`
  display: flex;
  align-items: center;
  gap: 11px;
  min-width: 0;
  overflow-wrap: anywhere;

  &[data-placeholder] {
    color: var(--ink-soft);
  }
`;

const Card = styled(Popover)`
  ${popoverCard}
  width: max(var(--trigger-width), 11rem);
  max-width: calc(100vw - 2 * var(--space-3));
`;

const List = styled(ListBox<SelectOption>)`
  overflow-y: auto;

  &:focus-visible {
    outline: none;
  }
`;

const Row = styled(ListBoxItem<SelectOption>)`
  ${popoverRow}

  &[data-selected] {
    font-weight: 600;
  }
`;

/** An option of a list. `id` is the value that `onChange` receives. */
export interface SelectOption {
  id: string;
  label: string;
  /** An icon before the label, for example a flag. */
  icon?: ReactNode;
  isDisabled?: boolean;
}

export interface SelectProps
  extends
    Omit<
      AriaSelectProps<SelectOption>,
      'children' | 'className' | 'style' | 'render' | 'items' | 'placeholder' | 'onChange' | 'value' | 'defaultValue'
    >,
    FieldTexts {
  /** The options, in their order. */
  options: readonly SelectOption[];
  /** The text while no option is chosen. It is required: otherwise React Aria shows its own text. */
  placeholder: string;
  /** The id of the chosen option, or `null` for none. */
  value?: string | null;
  /** The id of the option that is chosen at first in an uncontrolled field. */
  defaultValue?: string;
  /** Called with the id of the chosen option, or `null` for none. */
  onChange?: (id: string | null) => void;
  className?: string;
}

/**
 * A choice of one option from a list. Space, Enter and arrow keys open the list. Arrow keys, Home, End and first
 * letters move the focus. Escape closes it without changing the value.
 */
export function Select(props: SelectProps) {
  useProviderCheck('Select');
  const { label, options, optionalLabel, description, errorMessage, onChange, ...rest } = props;
  return (
    <Column {...rest} {...fieldState(props)} onChange={(key) => onChange?.(key === null ? null : String(key))}>
      <FieldLabel label={label} optionalLabel={optionalLabel} description={description} />
      <Box>
        <Value>
          {({ selectedItems: [item], defaultChildren }) =>
            item ? (
              <>
                {item.icon}
                {item.label}
              </>
            ) : (
              defaultChildren
            )
          }
        </Value>
        <ChevronDown aria-hidden="true" />
      </Box>
      <FieldMessage errorMessage={errorMessage} />
      <Card offset={4}>
        <List items={options}>
          {(option) => (
            <Row id={option.id} textValue={option.label} isDisabled={option.isDisabled}>
              {option.icon}
              <span>{option.label}</span>
              <Check aria-hidden="true" data-tick="" />
            </Row>
          )}
        </List>
      </Card>
    </Column>
  );
}
