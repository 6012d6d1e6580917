import { NamedIcon } from '@kermesse/sections/icon';
import { iconNames } from '@kermesse/sections/icons';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { box, sheet } from '../../controls/controls.styles.ts';
import { ToolButton } from '../../controls/ToolButton.tsx';
import { FieldShell } from '../field/FieldShell.tsx';
import type { FormFieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { useSheet } from '../field/use-sheet.ts';

const Picker = styled.button`
  ${box}
  display: flex;
  align-items: center;
  gap: 9px;
  text-align: start;

  & > svg:last-child {
    width: 1rem;
    height: 1rem;
    margin-inline-start: auto;
  }
  &[aria-expanded='true'] > svg:last-child {
    transform: rotate(180deg);
  }
`;

const IconGrid = styled.div`
  ${sheet}
  grid-template-columns: repeat(auto-fill, 2.125rem);
  gap: 2px;
  border-block-start: 0;
`;

/** A field for one of the site's icons, from a grid. Choosing an icon or pressing Escape closes the grid. */
export function IconField({ meta, keys }: FormFieldProps) {
  const { t } = useTranslation('composer');
  const { value, fault, write } = useField(keys);
  const { open, opener, toggle, close, onKeyDown } = useSheet();
  const choose = (name: string | undefined) => {
    write(name);
    close();
  };
  const chosen = iconNames.find((name) => name === value);
  const given = typeof value === 'string' && value !== '' ? value : t('form.none');
  return (
    <FieldShell meta={meta} fault={fault} several>
      {({ id, ...control }) => (
        <div role="presentation" onKeyDown={onKeyDown}>
          <Picker
            {...control}
            ref={opener}
            type="button"
            aria-labelledby={`${id}-label ${id}-chosen`}
            aria-required={undefined}
            aria-expanded={open}
            onClick={toggle}
          >
            {chosen !== undefined && <NamedIcon name={chosen} />}
            <span id={`${id}-chosen`}>{chosen === undefined ? given : t(`form.icons.${chosen}`)}</span>
            <ChevronDown aria-hidden="true" />
          </Picker>
          {open && (
            <IconGrid>
              {iconNames.map((name) => (
                <ToolButton
                  key={name}
                  label={t(`form.icons.${name}`)}
                  aria-pressed={name === value}
                  icon={<NamedIcon name={name} />}
                  onClick={() => choose(name)}
                />
              ))}
              {value !== undefined && (
                <ToolButton look="line" onClick={() => choose(undefined)}>
                  {t('form.noIcon')}
                </ToolButton>
              )}
            </IconGrid>
          )}
        </div>
      )}
    </FieldShell>
  );
}
