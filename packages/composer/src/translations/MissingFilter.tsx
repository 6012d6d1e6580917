import { useTranslation } from 'react-i18next';
import type { Configuration } from '../document/json.ts';
import { placesOf } from '../document/sections.ts';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useWorkspace } from '../store/context.ts';
import { configurationOf } from '../store/workspace.ts';
import { countMissingInHead, countMissingInSection } from './missing.ts';

/** Returns the number of a page's texts without a translation. */
function missingOn(configuration: Configuration): number {
  const own = countMissingInHead(configuration);
  return placesOf(configuration).reduce((sum, place) => sum + countMissingInSection(place), own);
}

/** A toggle that filters the form for missing translations, with their number. */
export function MissingFilter({ value, onChange }: { value: boolean; onChange: (value: boolean) => void }) {
  const { t } = useTranslation('composer');
  const count = useWorkspace((workspace) => missingOn(configurationOf(workspace)));
  if (count === 0 && !value) return null;
  return (
    <ToolButton aria-pressed={value} onClick={() => onChange(!value)}>
      {t('translation.filter', { count })}
    </ToolButton>
  );
}
