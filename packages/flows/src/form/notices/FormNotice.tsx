import { useTranslation } from 'react-i18next';
import { useFlowSettings } from '../../site/settings.ts';
import { NoticeCard } from './NoticeCard.tsx';
import type { FormNotice as Notice } from './notice.ts';

/** What went wrong with a form as a whole, by the error catalogue. */
export function FormNotice({ notice }: { notice: Notice | undefined }) {
  const { t } = useTranslation(['failures', 'form']);
  const { contactEmail } = useFlowSettings();
  const { message, values, others } = notice ?? {};
  // Without an address nobody can be written to.
  const help = notice?.help === 'disabledHelp' && contactEmail === undefined ? undefined : notice?.help;
  const text =
    message === undefined ? undefined : t(message, { ...values, ns: message === 'invalidForm' ? 'form' : 'failures' });
  return (
    <NoticeCard
      message={text}
      help={help === undefined ? undefined : t(help, { ...values, email: contactEmail, ns: 'failures' })}
      others={others}
    />
  );
}
