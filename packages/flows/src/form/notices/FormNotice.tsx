import { useTranslation } from 'react-i18next';
import { useFlowSettings } from '../../site/settings.ts';
import { NoticeCard } from './NoticeCard.tsx';
import type { FormError } from './notice.ts';

/** Shows the error of a whole form, with the message of the error catalogue. */
export function FormNotice({
  notice,
}: {
  /** The failure of the form, if there is one. */
  notice: FormError | undefined;
}) {
  const { t } = useTranslation(['failures', 'form']);
  const { contactEmail } = useFlowSettings();
  const { message, values, otherMessages } = notice ?? {};
  // The help text names the contact address, so it is omitted when the site has none.
  const help = notice?.help === 'disabledHelp' && contactEmail === undefined ? undefined : notice?.help;
  const text =
    message === undefined ? undefined : t(message, { ...values, ns: message === 'invalidForm' ? 'form' : 'failures' });
  return (
    <NoticeCard
      message={text}
      help={help === undefined ? undefined : t(help, { ...values, email: contactEmail, ns: 'failures' })}
      otherMessages={otherMessages}
    />
  );
}
