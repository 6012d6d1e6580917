import type { Failure } from '@kermesse/api/failure';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useFailureText } from './use-failure-text.ts';
import { useOutdated } from './use-outdated.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  justify-content: space-between;
  padding: 10px 12px;
  border: 1px solid var(--danger);
  border-radius: var(--radius);
  background: var(--danger-bg);

  & > p {
    flex: 1 1 220px;
    color: var(--danger);
    font-size: 0.9375rem;
    line-height: 1.4;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

export interface FailedProps {
  failure: Failure;
  /** Retries the call. */
  onRetry: () => void;
}

/**
 * The message of a failed call, with a button that retries it. A failure offline disappears once the browser is back
 * online.
 */
export function Failed({ failure, onRetry }: FailedProps) {
  const failureText = useFailureText();
  return useOutdated(failure) ? null : <FailureRow message={failureText(failure)} onRetry={onRetry} />;
}

/** The message of something that failed, with a button that retries it. */
export function FailureRow({ message, onRetry }: { message: string } & Pick<FailedProps, 'onRetry'>) {
  const { t } = useTranslation('composer');
  return (
    <Row role="alert">
      <p>{message}</p>
      <ToolButton look="line" onClick={onRetry}>
        {t('common.retry')}
      </ToolButton>
    </Row>
  );
}
