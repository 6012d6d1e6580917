import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Message = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--space-5);
  inline-size: min(100% - 2 * var(--gutter), var(--width));
  margin-inline: auto;
  padding-block: calc(var(--section-space) + 84px) var(--section-space);

  p {
    max-inline-size: var(--measure);
    color: var(--ink-soft);
    font-size: var(--text-2);
  }
  button {
    min-block-size: 48px;
    padding: 0 var(--space-5);
    border: 1px solid currentColor;
    border-radius: var(--radius);
    background: none;
    font-weight: 600;
  }
`;

/** Replaces a page that fails to render and offers to reload it. The header and the footer stay. */
export function BrokenPage() {
  const { t } = useTranslation('app');
  return (
    <Message role="alert">
      <h1>{t('broken.title')}</h1>
      <p>{t('broken.text')}</p>
      <button type="button" onClick={() => location.reload()}>
        {t('broken.reload')}
      </button>
    </Message>
  );
}
