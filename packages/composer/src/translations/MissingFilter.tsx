import { useTranslation } from 'react-i18next';
import { pageHeadSchema } from '@kermesse/sections/page-configuration';
import { isRecord } from '@kermesse/sections/json';
import { cached } from '../document/cached.ts';
import type { Configuration } from '../document/json.ts';
import { placesOf, type SectionPlace } from '../document/sections.ts';
import { definitionOf } from '../document/section-names.ts';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useWorkspace } from '../store/context.ts';
import { configurationOf } from '../store/workspace.ts';
import { missingTranslations } from './missing.ts';

const countIn = cached(({ entry, id }: SectionPlace): number => {
  const definition = definitionOf(id);
  if (!isRecord(entry) || definition === undefined) return 0;
  return missingTranslations(definition.schema, entry['data']).length;
});

/** Returns the number of a page's texts without a translation. */
function missingOn(configuration: Configuration): number {
  const own = missingTranslations(pageHeadSchema, configuration).length;
  return placesOf(configuration).reduce((sum, place) => sum + countIn(place), own);
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
