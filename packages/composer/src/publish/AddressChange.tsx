import { editorLinksList } from '@kermesse/api/editor-links-list';
import { Checkbox } from '@kermesse/ui/Checkbox';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useUiLocale } from '../translations/ui-locale.ts';
import { summaryOf } from '../names/summary.ts';
import type { Linking } from '@kermesse/api/schemas/pages/editor';
import { pathOfSlug } from '@kermesse/api/schemas/pages/slug';
import { FailureMessage } from '../server/FailureMessage.tsx';
import { useServerData } from '../server/use-server-data.ts';

const List = styled.ul`
  display: grid;
  gap: 2px;
  font-size: 0.9375rem;
`;

/* Close below the label of the checkbox. */
const Affected = styled.div`
  margin-block-start: -6px;
  padding-inline-start: 36px;
`;

/** The documents that link to a page, with the numbers of their links. */
export function LinkingList({ linking }: { linking: readonly Linking[] }) {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  return (
    <List>
      {linking.map(({ kind, slug, title, links }) => (
        <li key={`${kind} ${slug}`}>
          {kind === 'site' ? t('address.menus') : summaryOf(title, locale) || pathOfSlug(slug)} ·{' '}
          {t('address.links', { count: links })}
        </li>
      ))}
    </List>
  );
}

/** Loads the documents that link to a page; none without a slug. */
export const useLinking = (slug: string | undefined) =>
  useServerData((server) => (slug === undefined ? undefined : server.call(editorLinksList, { slug })), slug);

export interface AddressChangeProps {
  /** The published slug and the new one. */
  from: string;
  to: string;
  follow: boolean;
  onFollow: (follow: boolean) => void;
}

/**
 * A notice that the old address of a page will redirect to the new one, with a checkbox that also changes the links to
 * the page.
 */
export function AddressChange({ from, to, follow, onFollow }: AddressChangeProps) {
  const { t } = useTranslation('composer');
  const { data: linking, failure } = useLinking(from);
  return (
    <>
      <p>{t('address.moves', { from: pathOfSlug(from), to: pathOfSlug(to) })}</p>
      {failure !== undefined && <FailureMessage failure={failure} />}
      {linking !== undefined && linking.length > 0 && (
        <>
          <Checkbox isSelected={follow} onChange={onFollow}>
            {t('address.follow')}
          </Checkbox>
          <Affected>
            <LinkingList linking={linking} />
          </Affected>
        </>
      )}
    </>
  );
}
