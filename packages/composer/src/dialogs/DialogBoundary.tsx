import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolDialog } from './ToolDialog.tsx';

interface Props {
  children: ReactNode;
  onClose: () => void;
}

function Broken({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('composer');
  return (
    <ToolDialog title={t('dialog.broken')} dismissable width={450} onClose={onClose}>
      <p>{t('dialog.brokenAbout')}</p>
    </ToolDialog>
  );
}

/** An error boundary around a dialog: an error shows a message, and the composer stays. */
export class DialogBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Broken onClose={this.props.onClose} /> : this.props.children;
  }
}
