import { toLocale } from '@kermesse/api/schemas/common/locale';
import { longDate } from '@kermesse/api/schemas/common/long-date';
import { ButtonLink } from '@kermesse/ui/ButtonLink';
import { Text } from '@kermesse/ui/Text';
import { useTranslation } from 'react-i18next';
import { useHref } from '../../site/use-href.ts';
import { Actions } from '../delete-account.styles.ts';

export interface DoneStepProps {
  /** The time at which the account is erased, ISO 8601; null when the backend does not delete accounts. */
  eraseAt: string | null;
  /** The email address that received the link to keep the account. */
  email: string;
}

/** The text that says until when and how the account can be kept. `email` is '' when no link was sent. */
export function KeptUntil({ eraseAt, email }: { eraseAt: string; email: string }) {
  const { t, i18n } = useTranslation('deleteAccount');
  const date = longDate(new Date(eraseAt), toLocale(i18n.language));
  return t(email === '' ? 'doneUntil' : 'doneUntilEmailed', { date, email });
}

/** The last step: the message that the deletion is pending. */
export function DoneStep({ eraseAt, email }: DoneStepProps) {
  const { t } = useTranslation('deleteAccount');
  const href = useHref();
  return (
    <>
      <Text>{t('doneLead')}</Text>
      {eraseAt !== null && (
        <Text>
          <KeptUntil eraseAt={eraseAt} email={email} />
        </Text>
      )}
      <Actions>
        <ButtonLink href={href('/')} variant="primary">
          {t('home')}
        </ButtonLink>
      </Actions>
    </>
  );
}
