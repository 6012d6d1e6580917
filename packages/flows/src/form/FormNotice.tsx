import { useTranslation } from 'react-i18next';
import { NoticeCard } from './NoticeCard.tsx';
import type { FormNotice as Notice } from './notice.ts';

/** What went wrong with a form as a whole, by the error catalogue. */
export function FormNotice({ notice }: { notice: Notice | undefined }) {
  const { t } = useTranslation(['failures', 'form']);
  const { message, help, values, others } = notice ?? {};
  const said =
    message === undefined ? undefined : t(message, { ...values, ns: message === 'invalidForm' ? 'form' : 'failures' });
  return (
    <NoticeCard
      message={said}
      help={help === undefined ? undefined : t(help, { ...values, ns: 'failures' })}
      others={others}
    />
  );
}
