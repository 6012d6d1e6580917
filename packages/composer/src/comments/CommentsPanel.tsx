import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { placesOf } from '../document/sections.ts';
import { useUiLocale } from '../translations/ui-locale.ts';
import { sectionName } from '../document/section-names.ts';
import { useSectionTitle } from '../names/section-title.ts';
import { useWorkspace } from '../store/context.ts';
import { pagePlace } from '../store/selection.ts';
import { configurationOf } from '../store/workspace.ts';
import { SectionComments } from './SectionComments.tsx';
import { useCommentedSections } from './use-comments.ts';

const CommentsContent = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding: 14px 14px 40px;

  & h3 {
    margin-block-end: 8px;
    font: 620 0.9375rem / 1.3 var(--sans);
  }
`;

/** All comments, also those not sent: on the page, then section by section, then on removed sections. */
export function CommentsPanel() {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  const titleOf = useSectionTitle();
  const configuration = useWorkspace(configurationOf);
  const places = placesOf(configuration);
  const existing = new Set([pagePlace, ...places.map(({ key }) => key)]);
  const gone = useCommentedSections().filter((section) => !existing.has(section));
  const parts = [
    { key: pagePlace, name: t('outline.page') },
    ...places.map(({ key }) => ({ key, name: titleOf(configuration, key) })),
    ...gone.map((key) => ({ key, name: t('comments.gone', { name: sectionName(key, locale) }) })),
  ];
  return (
    <CommentsContent>
      {parts.map(({ key, name }) => (
        <section key={key} aria-label={name}>
          <h3>{name}</h3>
          <SectionComments section={key} />
        </section>
      ))}
    </CommentsContent>
  );
}
