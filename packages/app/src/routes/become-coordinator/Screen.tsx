import { useHref } from '@kermesse/flows/use-href';
import { ButtonLink } from '@kermesse/ui/ButtonLink';
import { useTranslation } from 'react-i18next';
import { ComingSoon } from '../../pages/ComingSoon/ComingSoon.tsx';

/** Renders the placeholder of "Become coordinator" (specification §2). */
export function Component() {
  const { t } = useTranslation(['become-coordinator', 'screens']);
  const href = useHref();
  return (
    <ComingSoon overline={t('overline')} title={t('title')} text={t('text')}>
      <ButtonLink href={href('/')}>{t('home', { ns: 'screens' })}</ButtonLink>
    </ComingSoon>
  );
}
