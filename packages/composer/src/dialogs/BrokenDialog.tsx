import { useTranslation } from 'react-i18next';
import { ToolDialog } from './ToolDialog.tsx';

/** Replaces a dialog that has thrown. */
export function BrokenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('composer');
  return (
    <ToolDialog title={t('dialog.broken')} dismissable width={450} onClose={onClose}>
      <p>{t('dialog.brokenAbout')}</p>
    </ToolDialog>
  );
}
