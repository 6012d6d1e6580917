import { Button } from '@kermesse/ui/Button';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '../form/FormNotice.tsx';
import type { FormNotice as Notice } from '../form/useForm.ts';
import { Saving } from './account.styles.ts';

export interface SaveLineProps {
  changed: boolean;
  pending: boolean;
  notice: Notice | undefined;
}

/** The foot of a form over something stored: it can be saved once something differs (specification §2). */
export function SaveLine({ changed, pending, notice }: SaveLineProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <FormNotice notice={notice} />
      <Saving>
        <Button type="submit" isDisabled={!changed && !pending} pending={pending} pendingLabel={t('saving')}>
          {t('save')}
        </Button>
        {changed && <small>{t('unsaved')}</small>}
      </Saving>
    </>
  );
}
