import { NamedIcon } from '@kermesse/sections/icon';
import { iconNames } from '@kermesse/sections/icons';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ToolButton } from '../controls/ToolButton.tsx';
import { FieldShell } from './FieldShell.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useField } from './useField.ts';

const Picker = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    gap: 9px;
    min-height: 34px;
    padding: 3px 9px;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--surface);
    font-size: 0.9375rem;
  }
  & > summary:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 1px;
  }
`;

const Sheet = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, 34px);
  gap: 2px;
  padding: 6px;
  border: 1px solid var(--line);
  border-block-start: 0;
  background: var(--raised);
`;

/** One of the icons of the house, chosen by its drawing. */
export function IconField({ meta, keys }: FieldProps) {
  const { t } = useTranslation('composer');
  const { value, fault, write } = useField(keys);
  const chosen = iconNames.find((name) => name === value);
  return (
    <FieldShell meta={meta} fault={fault} several>
      {() => (
        <Picker>
          <summary>
            {chosen !== undefined && <NamedIcon name={chosen} />}
            {typeof value === 'string' ? value : t('form.none')}
          </summary>
          <Sheet>
            {iconNames.map((name) => (
              <ToolButton key={name} label={name} aria-pressed={name === value} icon={<NamedIcon name={name} />} onClick={() => write(name)} />
            ))}
            {value !== undefined && (
              <ToolButton look="line" onClick={() => write(undefined)}>
                {t('form.clear')}
              </ToolButton>
            )}
          </Sheet>
        </Picker>
      )}
    </FieldShell>
  );
}
