import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { liveRegion } from '../../form/form.styles.ts';

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  color: var(--ink-soft);
  font-size: var(--text-0);
  line-height: 1.35;

  ${liveRegion}
  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    stroke-width: 1.5;
    color: var(--highlight-text);
  }
`;

/** Shows that the human check is running, then the message in `done`. Most users never have to do anything. */
export function HumanCheckLine({ checking, done }: { checking: boolean; done?: string }) {
  const { t } = useTranslation('humanCheck');
  return (
    <Line role="status">
      {checking && (
        <>
          <ShieldCheck aria-hidden="true" />
          {t('checking')}
        </>
      )}
      {!checking && done}
    </Line>
  );
}
