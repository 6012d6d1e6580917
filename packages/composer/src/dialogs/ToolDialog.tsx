import { Dialog, type DialogProps } from '@kermesse/ui/Dialog';
import { useTranslation } from 'react-i18next';

interface ToolDialogProps extends Pick<DialogProps, 'title' | 'children' | 'actions' | 'width' | 'dismissable'> {
  onClose: () => void;
}

/** A dialog of the composer: it is open for as long as it is there, and wide unless said otherwise. */
export function ToolDialog({ onClose, ...rest }: ToolDialogProps) {
  const { t } = useTranslation('composer');
  return (
    <Dialog
      width={650}
      {...rest}
      closeLabel={t('common.close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    />
  );
}
