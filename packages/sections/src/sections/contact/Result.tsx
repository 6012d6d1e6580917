import { Icon } from '@kermesse/ui/Icon';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from './form.styles.ts';
import type { Outcome } from './use-sending.ts';

interface ResultProps {
  outcome?: Outcome;
  /** The letter is one that was kept when the session ended. */
  restored: boolean;
}

/** The outcome of a submission in a polite live region, which is mounted before there is an outcome. */
export function Result({ outcome, restored }: ResultProps) {
  const { t } = useTranslation('contact');
  const well = outcome === undefined || outcome.kind === 'success';
  const whys = {
    invalid: t('invalidWhy'),
    offline: t('offlineWhy'),
    timeout: t('timeoutWhy'),
    limited: t('limitedWhy'),
    failed: t('failedWhy'),
  };
  return (
    <OutcomeMessage role="status" data-kind={well ? 'success' : 'failure'}>
      {outcome === undefined && restored && (
        <>
          <Icon icon={CircleCheck} />
          <span>
            <strong>{t('restored')}</strong>
            <span>{t('restoredWhy')}</span>
          </span>
        </>
      )}
      {outcome !== undefined && (
        <>
          <Icon icon={well ? CircleCheck : CircleAlert} />
          <span>
            <strong>
              {outcome.kind === 'success' ? t('success') : t(outcome.kind === 'invalid' ? 'invalid' : 'failed')}
            </strong>
            {outcome.kind !== 'success' && <span>{whys[outcome.kind]}</span>}
          </span>
        </>
      )}
    </OutcomeMessage>
  );
}
