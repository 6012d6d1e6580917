import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormContext } from '../../faults/form-context.ts';
import { useUiLocale } from '../../translations/ui-locale.ts';
import { FieldShell } from '../field/FieldShell.tsx';
import type { FormFieldProps } from '../field/field-props.ts';
import { inputText } from '../field/input-text.ts';
import { useField } from '../field/use-field.ts';
import { LinkCombobox } from './LinkCombobox.tsx';
import { addressOf } from './pages-for-links.ts';

const Page = styled.span`
  color: var(--ink-soft);
  font-size: 0.875rem;
`;

/**
 * A link field. It accepts an address or a page's title, and suggests the pages of the site and the anchors of this
 * page.
 */
export function LinkField({ meta, keys }: FormFieldProps): ReactNode {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  const form = useFormContext();
  // The logo, the icon and the social networks of the site are not pages.
  const offersPages = keys[0] !== 'appInformation';
  const links = offersPages ? form.links : [];
  const { value, fault, write } = useField(keys);
  const known = links.find(({ href }) => href === value);
  const text = inputText(value);
  /** Completes what the editor wrote when the field loses the focus, such as the title of a page. */
  const complete = () => {
    const address = addressOf(text, links, location.origin);
    if (address !== text) write(address);
  };
  return (
    <FieldShell meta={meta} fault={fault}>
      {(control) => (
        <>
          <LinkCombobox
            id={control.id}
            aria-label={meta.label[locale]}
            aria-describedby={control['aria-describedby']}
            isInvalid={control['aria-invalid']}
            isRequired={control['aria-required']}
            links={links}
            value={text}
            placeholder={offersPages ? t('links.hint') : undefined}
            onBlur={complete}
            onChange={(typed) => write(typed === '' ? undefined : typed)}
            onChoose={({ href }) => write(href)}
          />
          {known !== undefined && known.title !== known.href && <Page>{known.title}</Page>}
        </>
      )}
    </FieldShell>
  );
}
