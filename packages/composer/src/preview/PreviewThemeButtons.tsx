import type { Scheme } from '@kermesse/ui/theme';
import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ToolButton } from '../controls/ToolButton.tsx';

export interface PreviewThemeButtonsProps {
  theme: Scheme;
  onChange: (theme: Scheme) => void;
}

/** Two toggle buttons for the theme of the preview. */
export function PreviewThemeButtons({ theme, onChange }: PreviewThemeButtonsProps) {
  const { t } = useTranslation('composer');
  return (
    <div role="group" aria-label={t('preview.theme')}>
      <ToolButton
        label={t('preview.light')}
        aria-pressed={theme === 'light'}
        icon={<Sun />}
        onClick={() => onChange('light')}
      />
      <ToolButton
        label={t('preview.dark')}
        aria-pressed={theme === 'dark'}
        icon={<Moon />}
        onClick={() => onChange('dark')}
      />
    </div>
  );
}
