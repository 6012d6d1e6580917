import { Button } from '@kermesse/ui/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Fields } from '../form/form.styles.ts';
import { FormNotice } from '../form/notices/FormNotice.tsx';
import { RestoredNotice } from '../form/notices/RestoredNotice.tsx';
import type { SavedForm } from '../form/use-saved-form.ts';
import { Saving } from './account.styles.ts';

export interface SavedFieldsProps {
  form: SavedForm;
  /** The fields of the form. */
  children: ReactNode;
}

/** A form that edits stored values. Its save button is available once a value differs (specification §2). */
export function SavedFields({ form, children }: SavedFieldsProps) {
  const { t } = useTranslation(['account', 'form']);
  const { formProps, changed, pending, notice, restored, discard } = form;
  return (
    <Fields {...formProps}>
      {restored && <RestoredNotice discardLabel={t('discard', { ns: 'form' })} onDiscard={discard} />}
      {children}
      <FormNotice notice={notice} />
      <Saving>
        <Button
          type="submit"
          unavailable={changed ? undefined : t('nothingToSave', { ns: 'form' })}
          pending={pending}
          pendingLabel={t('saving')}
        >
          {t('save')}
        </Button>
        {changed && <small>{t('unsaved')}</small>}
      </Saving>
    </Fields>
  );
}
