import { useHref } from '@kermesse/flows/links';
import { ButtonLink } from '@kermesse/ui/ButtonLink';
import { useTranslation } from 'react-i18next';
import { Empty } from './Empty/Empty.tsx';

/** 'Become coordinator': its place is kept, there is nothing to be done on it yet (specification §2). */
export function BecomeCoordinator() {
  const { t } = useTranslation('screens');
  const href = useHref();
  return (
    <Empty
      overline={t('becomeCoordinator.overline')}
      title={t('becomeCoordinator.title')}
      text={t('becomeCoordinator.text')}
    >
      <ButtonLink href={href('/')}>{t('home')}</ButtonLink>
    </Empty>
  );
}
