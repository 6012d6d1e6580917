import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  color: var(--ink-soft);
  font-size: var(--text-0);
  line-height: 1.35;

  /* It takes no space while empty, but is mounted, so that screen readers announce its changes. */
  &:empty {
    position: absolute;
    margin: 0;
  }
  & > svg {
    flex: none;
    width: 20px;
    height: 20px;
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
