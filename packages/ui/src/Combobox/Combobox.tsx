import { useContext, useEffect, useEffectEvent, useState, type ReactNode, type Ref } from 'react';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import type { ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';
import { popoverRow, popoverSurface } from '../Menu/popover-card.ts';
import { FieldLabel, FieldMessage, type FieldTexts } from '../TextField/FieldParts.tsx';
import { controlBox, fieldColumn } from '../TextField/field.styles.ts';
import { fieldState } from '../TextField/field-state.ts';

const Column = styled(ComboBox<ComboboxOption>)`
  ${fieldColumn}

  & > [role='status'] {
    margin: 6px 0 0;
    color: var(--ink-soft);
    font-size: var(--text-0);

    /* Stays in the accessibility tree, so that screen readers announce its text. */
    &:empty {
      position: absolute;
    }
  }
`;

const Box = styled(Input)`
  ${controlBox}
`;

const Card = styled(Popover)`
  ${popoverSurface}
  width: var(--trigger-width);
  max-width: calc(100vw - 2 * var(--space-3));
  padding: 6px;
`;

const List = styled(ListBox<ComboboxOption>)`
  max-height: 320px;
  overflow-y: auto;
  outline: none;
`;

const Row = styled(ListBoxItem<ComboboxOption>)`
  ${popoverRow}
  min-height: 48px;
  padding-block: 6px 7px;

  &[data-focused] {
    outline: 2px solid var(--focus);
  }
  svg {
    color: var(--highlight-text);
  }
  strong,
  small {
    display: block;
  }
  strong {
    font-weight: 560;
  }
  small {
    color: var(--ink-soft);
    font-size: var(--text-0);
  }
`;

const Empty = styled.p`
  padding: 10px 12px;
  color: var(--ink-soft);
`;

/** A suggestion: its id, and the text that the field takes. */
export interface ComboboxOption {
  id: string;
  /** The text that the field takes when the option is chosen. */
  label: string;
  /** A second line in a softer colour. */
  description?: string;
  /** An icon before the label. */
  icon?: ReactNode;
}

export interface ComboboxProps
  extends
    Pick<
      AriaComboBoxProps<ComboboxOption>,
      'id' | 'name' | 'isDisabled' | 'isRequired' | 'isInvalid' | 'autoFocus' | 'onFocus' | 'onBlur'
    >,
    FieldTexts {
  /** The accessible name of the list, for example “Suggested places”. */
  listLabel: string;
  /** The suggestions for the current text. */
  options: readonly ComboboxOption[];
  /**
   * Whether the options already match the text, as the results of a search do. Otherwise the list shows those that
   * contain the text, regardless of case and accents.
   */
  isFiltered?: boolean;
  /** The text of the field. Any text is allowed. */
  value?: string;
  /** The initial text of an uncontrolled field. */
  defaultValue?: string;
  /** Called with the text when the user types, and with an option's label when it is chosen. */
  onChange?: (value: string) => void;
  /** Called with the id of a chosen option, after `onChange`. */
  onSelect?: (id: string) => void;
  /** Whether a search is running. The list then shows `pendingLabel` while it has no options. */
  pending?: boolean;
  /** The text of the list while a search is running, for example “Searching…”. */
  pendingLabel?: string;
  /** A text below the field that is announced when it changes, for example that a search found nothing. */
  status?: string;
  /** An example of a text, shown while the field is empty. It does not replace the label. */
  placeholder?: string;
  /** The maximum number of characters. */
  maxLength?: number;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

type ControlProps = Pick<
  ComboboxProps,
  'options' | 'isFiltered' | 'pending' | 'placeholder' | 'maxLength' | 'inputRef'
>;

/**
 * The input. The list closes when the page scrolls, which a phone's keyboard causes. A search that starts or finishes
 * afterwards opens the list again, and so does a tap.
 */
function Control({ options, isFiltered, pending, inputRef, ...rest }: ControlProps) {
  const list = useContext(ComboBoxStateContext);
  const optionsKey = pending ? 'pending' : options.map(({ id }) => id).join('\n');
  const open = useEffectEvent(() => {
    if (isFiltered && optionsKey !== '' && list?.isFocused && !list.isOpen) list.open(null, 'input');
  });
  useEffect(() => open(), [optionsKey]);
  return <Box {...rest} ref={inputRef} autoComplete="off" onClick={() => list?.open(null, 'input')} />;
}

/**
 * A text field with suggestions. Arrow keys move through the list, Enter chooses an option, Escape closes the list. The
 * text is free: it need not be one of the options.
 */
export function Combobox(props: ComboboxProps) {
  useProviderCheck('Combobox');
  const { label, listLabel, options, isFiltered = false, value: controlledValue, defaultValue = '', ...others } = props;
  const { onChange, onSelect, pending = false, pendingLabel, status, ...field } = others;
  const { optionalLabel, description, errorMessage, placeholder, maxLength, inputRef, ...rest } = field;
  const [ownValue, setOwnValue] = useState(defaultValue);
  // React Aria closes the list when its value changes.
  const [selectedId, setSelectedId] = useState<string | null>(null);

  function change(text: string) {
    setOwnValue(text);
    setSelectedId(null);
    onChange?.(text);
  }
  function choose(id: string | number | null) {
    const option = options.find((each) => each.id === id);
    if (option === undefined) return;
    change(option.label);
    setSelectedId(option.id);
    onSelect?.(option.id);
  }

  return (
    <Column
      {...rest}
      {...fieldState(props)}
      {...(isFiltered ? { items: options } : { defaultItems: options })}
      inputValue={controlledValue ?? ownValue}
      onInputChange={change}
      value={selectedId}
      onChange={choose}
      allowsEmptyCollection={pending}
      allowsCustomValue
      menuTrigger="input"
    >
      <FieldLabel label={label} optionalLabel={optionalLabel} description={description} />
      <Control
        options={options}
        isFiltered={isFiltered}
        pending={pending}
        placeholder={placeholder}
        maxLength={maxLength}
        inputRef={inputRef}
      />
      <FieldMessage errorMessage={errorMessage} />
      <Card>
        <List aria-label={listLabel} renderEmptyState={() => <Empty>{pendingLabel}</Empty>}>
          {(option: ComboboxOption) => (
            <Row id={option.id} textValue={option.label}>
              {option.icon}
              <span>
                <strong>{option.label}</strong>
                {option.description !== undefined && <small>{option.description}</small>}
              </span>
            </Row>
          )}
        </List>
      </Card>
      <p role="status">{status}</p>
    </Column>
  );
}
