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
