import { Icon } from '@kermesse/ui/Icon';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Told } from './form.styles.ts';
import type { Outcome } from './useSending.ts';

interface ResultProps {
  outcome?: Outcome;
  /** The letter is one that was kept when the session ended. */
  restored: boolean;
}

/** How the sending ended, said politely; the place is there before there is anything to say. */
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
    <Told role="status" data-kind={well ? 'success' : 'failure'}>
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
    </Told>
  );
}
