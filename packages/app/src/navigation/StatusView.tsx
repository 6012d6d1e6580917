import type { Failure } from '@kermesse/api/failure';
import { bottomNotice } from '@kermesse/ui/bottom-notice';
import { VisuallyHidden } from '@kermesse/ui/VisuallyHidden';
import type { i18n as I18n } from 'i18next';
import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';

/** The state of in-app navigation. */
export type Status = { kind: 'idle' } | { kind: 'loading' } | { kind: 'failed'; failure: Failure['kind'] };

export interface StatusViewProps {
  /** The state of the navigation. */
  status: Status;
  /** The text for screen readers: the title of the page that has just loaded. */
  announcement: string;
  /** The instance that translates the texts. */
  i18n: I18n;
  /** Called by the button that tries again. */
  onRetry: () => void;
  /** Called when the message is closed. Without it, the message has no button that closes it. */
  onDismiss: (() => void) | undefined;
}

const appear = keyframes`
  from { opacity: 0; }
`;
const advance = keyframes`
  from { transform: scaleX(0); }
  30% { transform: scaleX(0.45); }
  to { transform: scaleX(0.94); }
`;

/** Appears after 250 ms: most pages load sooner. */
const Progress = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--layer-status);
  block-size: 3px;
  background: var(--highlight);
  box-shadow: 0 0 0 0.5px var(--page);
  transform-origin: calc(50% - 50% * var(--forward)) 50%;
  pointer-events: none;
  animation:
    ${appear} 1ms 250ms both,
    ${advance} 12s 250ms cubic-bezier(0.05, 0.7, 0.1, 1) both;
`;

const Notice = styled.div`
  ${bottomNotice}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-5);
  animation: ${appear} var(--base) var(--ease);

  p {
    flex: 1 1 260px;
  }
  button {
    min-block-size: 44px;
    padding: 0 var(--space-2);
    border: 0;
    background: none;
    color: var(--ink);
    font-weight: 600;
    text-decoration: underline;
    text-decoration-color: var(--hairline);
    text-underline-offset: 5px;
  }
  button:hover {
    text-decoration-color: currentColor;
  }
`;

/** The time in milliseconds after which screen readers hear that the page is loading: most pages load sooner. */
const announcedAfter = 1500;

/** Returns whether the navigation has been loading for a while. */
function useSlow(isLoading: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setSlow(true), announcedAfter);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoading]);
  return isLoading && isSlow;
}

/**
 * Shows the state of in-app navigation: a progress bar, or a failure with a retry button. Announces a page
 * that loads slowly, and the loaded page.
 */
export function StatusView({ status, announcement, i18n, onRetry, onDismiss }: StatusViewProps) {
  const t = i18n.getFixedT(null, 'app');
  const isSlow = useSlow(status.kind === 'loading');
  const loaded = announcement === '' ? '' : t('navigation.loaded', { title: announcement });
  return (
    <>
      <VisuallyHidden role="status">{isSlow ? t('navigation.loading') : loaded}</VisuallyHidden>
      {status.kind === 'loading' && <Progress data-progress="" />}
      {status.kind === 'failed' && (
        <Notice role="alert" data-screen-only>
          <p>{t(`navigation.${status.failure}`)}</p>
          <span>
            <button type="button" onClick={onRetry}>
              {t('navigation.retry')}
            </button>
            {onDismiss && (
              <button type="button" onClick={onDismiss}>
                {t('navigation.close')}
              </button>
            )}
          </span>
        </Notice>
      )}
    </>
  );
}
