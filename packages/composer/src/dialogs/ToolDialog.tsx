import { Dialog, type DialogProps } from '@kermesse/ui/Dialog';
import { useTranslation } from 'react-i18next';

interface ToolDialogProps extends Pick<DialogProps, 'title' | 'children' | 'actions' | 'width' | 'dismissable'> {
  onClose: () => void;
}

/** A dialog of the composer. It is open while it is mounted, and wide by default. */
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
