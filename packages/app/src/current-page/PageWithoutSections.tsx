import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Message = styled.div`
  display: grid;
  align-content: center;
  gap: var(--space-4);
  width: min(100% - 2 * var(--gutter), var(--width));
  min-height: 56svh;
  margin-inline: auto;
  padding-block: var(--section-space);

  p {
    margin: 0;
    max-width: var(--measure);
    color: var(--ink-soft);
  }
`;

/** Renders a content page that has no sections, or none that is switched on. */
export function PageWithoutSections({ title }: { title: string }) {
  const { t } = useTranslation('app');
  return (
    <Message>
      <h1>{title}</h1>
      <p>{t('emptyPage')}</p>
    </Message>
  );
}
