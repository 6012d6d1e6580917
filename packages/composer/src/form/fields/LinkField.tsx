import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FieldShell } from '../field/FieldShell.tsx';
import { useFormContext } from '../../faults/form-context.ts';
import type { FormFieldProps } from '../field/field-props.ts';
import { inputText } from '../field/input-text.ts';
import { TextInput } from './TextLineField.tsx';
import { useField } from '../field/use-field.ts';

const Page = styled.span`
  color: var(--ink-soft);
  font-size: 0.875rem;
`;

/**
 * A link field. It accepts an address or a page's title, and suggests the pages of the site and the anchors of this
 * page.
 */
export function LinkField({ meta, keys }: FormFieldProps) {
  const { t } = useTranslation('composer');
  const form = useFormContext();
  // The logo, the icon and the social networks of the site are not pages.
  const offersPages = keys[0] !== 'appInformation';
  const links = offersPages ? form.links : [];
  const { value, fault, write } = useField(keys);
  const known = links.find(({ href }) => href === value);
  /** Replaces a page's title with its address when the field loses the focus. */
  const resolveTitle = (typed: string) => {
    const named = links.find(({ title }) => title.trim().toLowerCase() === typed.trim().toLowerCase());
    if (named !== undefined && named.href !== typed) write(named.href);
  };
  const text = inputText(value);
  return (
    <FieldShell meta={meta} fault={fault}>
      {(control) => (
        <>
          <TextInput
            {...control}
            list={`${control.id}-links`}
            value={text}
            inputMode="url"
            spellCheck={false}
            autoComplete="off"
            placeholder={offersPages ? t('form.linkHint') : undefined}
            onBlur={({ target }) => resolveTitle(target.value)}
            onChange={({ target }) => write(target.value === '' ? undefined : target.value)}
          />
          <datalist id={`${control.id}-links`}>
            {links.map(({ href, title }) => (
              <option key={href} value={href}>
                {title}
              </option>
            ))}
          </datalist>
          {known !== undefined && known.title !== known.href && <Page>{known.title}</Page>}
        </>
      )}
    </FieldShell>
  );
}
