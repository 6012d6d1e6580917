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
  const keptText = kept ? t('inputKept') : undefined;
  if (ended === 'ended-by-another-device')
    return (
      <NoticeCard
        message={t('endedElsewhere')}
        help={t('endedElsewhereHelp')}
        otherMessages={keptText === undefined ? [] : [keptText]}
      />
    );
  const over = kept || ended === 'refused';
  return (
    <NoticeCard
      message={over ? t('sessionEnded') : undefined}
      help={over ? (keptText ?? t('logInAgain')) : undefined}
    />
  );
}
