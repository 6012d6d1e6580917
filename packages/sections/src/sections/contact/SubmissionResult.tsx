import type { ErrorMessage } from '@kermesse/api/error-message';
import { Icon } from '@kermesse/ui/Icon';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from './form.styles.ts';

interface SubmissionResultProps {
  error: ErrorMessage | undefined;
  succeeded: boolean;
  /** Whether the form was restored after the session had ended. */
  restored: boolean;
}

/**
 * The outcome of a submission in a polite live region, which is mounted before there is an outcome. A new outcome below
 * the window is scrolled into view.
 */
export function SubmissionResult({ error, succeeded, restored }: SubmissionResultProps) {
  const { t } = useTranslation('contact');
  const element = useRef<HTMLDivElement>(null);
  const outcome = error ?? succeeded;
  const previousOutcome = useRef(outcome);
  useEffect(() => {
    if (outcome !== previousOutcome.current && outcome !== false) element.current?.scrollIntoView({ block: 'nearest' });
    previousOutcome.current = outcome;
  }, [outcome]);
  const texts =
    error !== undefined
      ? { what: error.message ?? 'failed', why: error.help }
      : succeeded
        ? { what: 'success' }
        : restored
          ? { what: 'restored', why: 'restoredWhy' }
          : undefined;
  return (
    <OutcomeMessage ref={element} role="status" data-kind={error === undefined ? 'success' : 'failure'}>
      {texts !== undefined && (
        <>
          <Icon icon={error === undefined ? CircleCheck : CircleAlert} />
          <span>
            <strong>{t(texts.what)}</strong>
            {texts.why !== undefined && <span>{t(texts.why)}</span>}
          </span>
        </>
      )}
    </OutcomeMessage>
  );
}
