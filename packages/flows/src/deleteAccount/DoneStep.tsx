import { ButtonLink } from '@kermesse/ui/ButtonLink';
import { Text } from '@kermesse/ui/Text';
import { useTranslation } from 'react-i18next';
import { useHref } from '../links/links.ts';
import { Actions } from './deleteAccount.styles.ts';

/** The end: the deletion is pending. */
export function DoneStep() {
  const { t } = useTranslation('deleteAccount');
  const href = useHref();
  return (
    <>
      <Text>{t('doneLead')}</Text>
      <Actions>
        <ButtonLink href={href('/')} variant="primary">
          {t('home')}
        </ButtonLink>
      </Actions>
    </>
  );
}
