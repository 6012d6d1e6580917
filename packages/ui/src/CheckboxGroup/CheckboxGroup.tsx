import { useEffect, useId, useRef, useState } from 'react';
import { CheckboxGroup as Group } from 'react-aria-components/CheckboxGroup';
import type { CheckboxGroupProps as GroupProps } from 'react-aria-components/CheckboxGroup';
import styled from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FieldLabel, FieldMessage, Hint, type FieldTexts } from '../TextField/FieldParts.tsx';
import { fieldColumn } from '../TextField/field.styles.ts';
import { fieldState } from '../TextField/field-state.ts';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

const Column = styled(Group)`
  ${fieldColumn}
`;

const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  column-gap: var(--space-5);
  align-items: start;
`;

const More = styled.div`
  margin-top: var(--space-2);
`;

/** A checkbox of the group. `id` is its value in `value` and `onChange`. */
export interface CheckboxOption {
  id: string;
  label: string;
}

export interface CheckboxGroupProps
  extends Omit<GroupProps, 'children' | 'className' | 'style' | 'render'>, FieldTexts {
  /** The checkboxes, in their order. */
  options: readonly CheckboxOption[];
  /**
   * The number of options shown first, and the label of the button that shows the others. Options checked initially are
   * always shown.
   */
  more?: { after: number; label: string };
}

/** A group of checkboxes. A long list shows its first options and reveals the others on demand. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  useProviderCheck('CheckboxGroup');
  const { label, optionalLabel, description, errorMessage, options, more, ...rest } = props;
  const shownCount = more?.after ?? options.length;
  const [open, setOpen] = useState(false);
  const hint = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [initialValues] = useState(() => new Set(rest.value ?? rest.defaultValue ?? []));
  const isShownFirst = ({ id }: CheckboxOption, index: number) => index < shownCount || initialValues.has(id);
  const visible = open ? options : options.filter(isShownFirst);
  const firstHidden = options.findIndex((option, index) => !isShownFirst(option, index));

  // The button is removed, so the focus moves to the first option that it revealed.
  useEffect(() => {
    if (open) grid.current?.querySelectorAll<HTMLInputElement>('input')[firstHidden]?.focus();
  }, [open, firstHidden]);

  return (
    <Column {...rest} {...fieldState(props)} aria-describedby={description === undefined ? undefined : hint}>
      <FieldLabel label={label} optionalLabel={optionalLabel} />
      {/* Describes the group only: with `slot="description"`, screen readers would repeat the hint for every checkbox.
       */}
      {description !== undefined && (
        <Hint as="span" id={hint}>
          {description}
        </Hint>
      )}
      <FieldMessage errorMessage={errorMessage} />
      <Options ref={grid}>
        {visible.map((option) => (
          <Checkbox key={option.id} value={option.id} isInvalid={false}>
            {option.label}
          </Checkbox>
        ))}
      </Options>
      {more !== undefined && visible.length < options.length && (
        <More>
          <Button variant="line" size="s" onPress={() => setOpen(true)}>
            {more.label}
          </Button>
        </More>
      )}
    </Column>
  );
}
