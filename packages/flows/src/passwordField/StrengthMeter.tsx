import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { strengthOf } from './strength.ts';

const Lines = styled.div`
  margin-top: var(--space-2);
  font-size: var(--text-0);
  line-height: 1.4;
`;

const Bars = styled.span`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 4px;
  margin-bottom: 7px;

  & > i {
    height: 5px;
    background: var(--line);
    transition: background-color var(--base) var(--ease);
  }
  [data-tier='too-weak'] > & > [data-on] {
    background: var(--danger);
  }
  [data-tier='weak'] > & > [data-on] {
    background: var(--highlight-text);
  }
  [data-tier='medium'] > & > [data-on],
  [data-tier='strong'] > & > [data-on] {
    background: var(--success);
  }
  @media (forced-colors: active) {
    & > i {
      border: 1px solid CanvasText;
    }
    & > [data-on] {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;

const Words = styled.p`
  color: var(--ink-soft);
  text-wrap: pretty;

  & > strong {
    font-weight: 600;
  }
  [data-tier='too-weak'] > & > strong {
    color: var(--danger);
  }
  [data-tier='weak'] > & > strong {
    color: var(--highlight-text);
  }
  [data-tier='medium'] > & > strong,
  [data-tier='strong'] > & > strong {
    color: var(--success);
  }
`;

/** Shows the strength of a password in four bars and a text, with the requirements of the next tier. */
export function StrengthMeter({ password, id }: { password: string; id: string }) {
  const { t } = useTranslation('passwordField');
  const { tier, rank, next } = strengthOf(password);
  const written = password !== '';
  // The form rejects passwords of the lowest tier. For the others, the requirements of the next tier are advice.
  const advice = next === undefined ? t('enough') : t(tier === 'too-weak' ? 'needed' : 'advice', { ...next });
  return (
    <Lines id={id} data-tier={written ? tier : undefined}>
      <Bars aria-hidden="true">
        {[0, 1, 2, 3].map((place) => (
          <i key={place} data-on={written && place <= rank ? '' : undefined} />
        ))}
      </Bars>
      <Words aria-live="polite" aria-atomic="true">
        {written && <strong>{t(tier)}</strong>} {advice}
      </Words>
    </Lines>
  );
}
