import { toLocale } from '@kermesse/api/schemas/common/locale';
import { longDate } from '@kermesse/api/schemas/common/long-date';
import { ButtonLink } from '@kermesse/ui/ButtonLink';
import { Text } from '@kermesse/ui/Text';
import { useTranslation } from 'react-i18next';
import { useHref } from '../site/links.ts';
import { Actions } from './delete-account.styles.ts';

export interface DoneStepProps {
  /** When the account is erased, ISO 8601; null where the backend does not delete accounts. */
  eraseAt: string | null;
  /** Where the link that keeps the account was mailed to. */
  email: string;
}

/** The end: the deletion is pending. */
export function DoneStep({ eraseAt, email }: DoneStepProps) {
  const { t, i18n } = useTranslation('deleteAccount');
  const href = useHref();
  const date = eraseAt === null ? undefined : longDate(new Date(eraseAt), toLocale(i18n.language));
  return (
    <>
      <Text>{t('doneLead')}</Text>
      {date !== undefined && <Text>{t(email === '' ? 'doneUntil' : 'doneUntilMailed', { date, email })}</Text>}
      <Actions>
        <ButtonLink href={href('/')} variant="primary">
          {t('home')}
        </ButtonLink>
      </Actions>
    </>
  );
}
