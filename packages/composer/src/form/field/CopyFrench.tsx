import { afterTwoFrames } from '@kermesse/ui/focus';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ToolButton } from '../../controls/ToolButton.tsx';
import { focusField } from './focus-field.ts';

/** A button that copies the French of a field. The button then disappears, and the focus goes to the English. */
export function CopyFrench({ onCopy }: { onCopy: () => void }) {
  const { t } = useTranslation('composer');
  return (
    <ToolButton
      icon={<Copy aria-hidden="true" />}
      onClick={({ currentTarget }) => {
        const field = currentTarget.closest('[data-keys]');
        onCopy();
        afterTwoFrames(() => field !== null && focusField(field, 'en'));
      }}
    >
      {t('translation.copy')}
    </ToolButton>
  );
}
