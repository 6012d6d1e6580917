import { useIsHydrated } from '@kermesse/ui/use-is-hydrated';
import { useTranslation } from 'react-i18next';
import { NoticeCard } from '../form/notices/NoticeCard.tsx';
import { isInputWaiting } from '../keptInput/stored-input.ts';
import { useSession } from '../session/session.ts';

/** Says on the login page that the session has ended and why, and whether unsaved input is kept. */
export function SessionNotice() {
  const { t } = useTranslation('login');
  const { ended } = useSession();
  const kept = useIsHydrated() && isInputWaiting();
  if (ended === 'ended-by-another-device')
    return (
      <NoticeCard
        message={t('endedElsewhere')}
        help={t('endedElsewhereHelp')}
        otherMessages={kept ? [t('inputKept')] : []}
      />
    );
  if (!kept && ended !== 'refused') return <NoticeCard message={undefined} />;
  return <NoticeCard message={t('sessionEnded')} help={t(kept ? 'inputKept' : 'logInAgain')} />;
}
