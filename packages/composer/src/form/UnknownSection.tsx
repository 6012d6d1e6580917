import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFieldValue } from '../store/context.ts';

const UnknownContent = styled.div`
  display: grid;
  gap: 12px;
  padding: 14px 16px 40px;

  h2 {
    font-size: 1.375rem;
  }
  p {
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }
  textarea {
    min-height: 260px;
    border: 1px solid var(--line);
    padding: 10px;
    background: var(--sunk);
    font: 0.8125rem / 1.4 ui-monospace, monospace;
  }
`;

/** A section of an unknown kind: it stays unchanged and shows as JSON. */
export function UnknownSection({ index }: { index: number }) {
  const { t } = useTranslation('composer');
  const entry = useFieldValue(['sections', index]);
  return (
    <UnknownContent>
      <h2>{t('form.unknown')}</h2>
      <p>{t('form.unknownAbout')}</p>
      <textarea aria-label={t('form.unknown')} readOnly value={JSON.stringify(entry, null, 2)} />
    </UnknownContent>
  );
}
