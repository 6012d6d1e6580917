import { Dialog } from '@kermesse/ui/Dialog';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  children: ReactNode;
  onClose: () => void;
}

function Broken({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('composer');
  return (
    <Dialog
      title={t('dialog.broken')}
      closeLabel={t('common.close')}
      isOpen
      dismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <p>{t('dialog.brokenAbout')}</p>
    </Dialog>
  );
}

/** Keeps a dialog that fails from taking the editor's work off the screen. */
export class DialogBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Broken onClose={this.props.onClose} /> : this.props.children;
  }
}
