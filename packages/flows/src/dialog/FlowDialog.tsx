import { Dialog, type DialogProps } from '@kermesse/ui/Dialog';
import { useTranslation } from 'react-i18next';

/** The dialog of ui, with the label of its close button. */
export function FlowDialog(props: Omit<DialogProps, 'closeLabel'>) {
  const { t } = useTranslation('dialog');
  return <Dialog {...props} closeLabel={t('close')} />;
}
