import { useHref } from '@kermesse/flows/links';
import { ButtonLink } from '@kermesse/ui/ButtonLink';
import { useTranslation } from 'react-i18next';
import { Empty } from './Empty/Empty.tsx';

/** 'Create my event': its place is kept, there is nothing to be done on it yet (specification §2). */
export function CreateEvent() {
  const { t } = useTranslation('screens');
  const href = useHref();
  return (
    <Empty overline={t('createEvent.overline')} title={t('createEvent.title')} text={t('createEvent.text')}>
      <ButtonLink href={href('/')}>{t('home')}</ButtonLink>
    </Empty>
  );
}
