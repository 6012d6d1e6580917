import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Count = styled.span`
  margin-inline-start: auto;
  color: var(--ink-soft);
  font-size: 0.8125rem;
  font-variant-numeric: lining-nums tabular-nums;

  &[data-long] {
    color: var(--highlight-text);
    font-weight: 650;
  }
`;

/** The length of a text and its recommended length. Renders nothing for short texts or without a recommended length. */
export function Counter({ length, recommendedLength }: { length: number; recommendedLength?: number }) {
  const { t } = useTranslation('composer');
  if (recommendedLength === undefined || length < recommendedLength * 0.7) return null;
  const long = length > recommendedLength;
  return (
    <Count data-long={long ? '' : undefined} title={t('form.recommendedLength', { count: recommendedLength })}>
      {length} / {recommendedLength}
    </Count>
  );
}
