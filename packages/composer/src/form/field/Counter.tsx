import type { Locale } from '@kermesse/sections/locale';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Count = styled.span`
  margin-inline-start: auto;
  color: var(--ink-soft);
  font-size: 0.8125rem;
  font-variant-numeric: lining-nums tabular-nums;

  & > abbr {
    text-decoration: none;
    text-transform: uppercase;
  }

  &[data-long] {
    color: var(--highlight-text);
    font-weight: 650;
  }
`;

export interface CounterProps {
  /** The length as visitors see it. */
  length: number;
  /** The language of the text, if the field has one of another length. */
  locale?: Locale;
  recommendedLength?: number;
}

/** The length of a text and its recommended length. Renders nothing for short texts or without a recommended length. */
export function Counter({ length, locale, recommendedLength }: CounterProps) {
  const { t } = useTranslation('composer');
  if (recommendedLength === undefined || length < recommendedLength * 0.7) return null;
  const long = length > recommendedLength;
  return (
    <Count data-long={long ? '' : undefined} title={t('form.recommendedLength', { count: recommendedLength })}>
      {locale !== undefined && <abbr title={t(`language.${locale}`)}>{locale}</abbr>} {length} / {recommendedLength}
    </Count>
  );
}
