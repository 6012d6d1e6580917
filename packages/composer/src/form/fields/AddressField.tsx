import { pathOfSlug } from '@kermesse/api/schemas/pages/slug';
import { pageHeadSchema } from '@kermesse/sections/page-configuration';
import { metaOf } from '@kermesse/sections/meta';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { slugsOfPages } from '../../links/use-links.ts';
import { findAddressError, knownAddresses } from '../../links/address.ts';
import { usePublishedPages } from '../../server/PublishedPages.tsx';
import { useWorkspace } from '../../store/context.ts';
import { activeDraft } from '../../store/workspace.ts';
import { FieldShell } from '../field/FieldShell.tsx';
import { inputText } from '../field/input-text.ts';
import { useFormContext } from '../../faults/form-context.ts';
import { useUiLocale } from '../../translations/ui-locale.ts';
import { TextInput } from './TextLineField.tsx';
import { useFocusOnRequest, useField } from '../field/use-field.ts';

const Slot = styled.div`
  display: grid;
  gap: 4px;
  scroll-margin: 80px;

  & > p {
    color: var(--ink-soft);
    font-size: 0.875rem;
    line-height: 1.35;
  }
`;

const keys = ['slug'];

/**
 * The address of the page. Shows an error while typing and, before publishing, what happens to the old address. Removes
 * spaces around it when it loses the focus.
 */
export function AddressField() {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  const { onlyMissing } = useFormContext();
  const { value, write } = useField(keys);
  const { data: listed } = usePublishedPages();
  const draft = useWorkspace(activeDraft);
  const slot = useFocusOnRequest(keys, true);
  const meta = metaOf(pageHeadSchema).fields?.['slug'];
  if (onlyMissing || meta === undefined) return null;
  const text = inputText(value);
  const known = knownAddresses(draft, listed && slugsOfPages(listed));
  const { published } = known;
  const problem = findAddressError(text, known);
  const put = (next: string) => write(next === '' ? undefined : next);
  return (
    <Slot ref={slot} data-keys={JSON.stringify(keys)}>
      <FieldShell meta={metaOf(meta)} fault={problem?.[locale] ?? ''}>
        {(control) => (
          <TextInput
            {...control}
            value={text}
            spellCheck={false}
            autoCapitalize="none"
            autoComplete="off"
            onChange={({ target }) => put(target.value)}
            onBlur={() => text !== text.trim() && put(text.trim())}
          />
        )}
      </FieldShell>
      {published !== undefined && published !== text && problem === undefined && (
        <p>{t('address.willChange', { from: pathOfSlug(published), to: pathOfSlug(text) })}</p>
      )}
    </Slot>
  );
}
