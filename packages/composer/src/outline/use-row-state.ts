import { isAdvice } from '@kermesse/sections/faults';
import { useMemo } from 'react';
import { sectionFaults } from '../faults/schema-faults.ts';
import { sectionWithKey, type SectionPlace } from '../document/sections.ts';
import { useUiLocale } from '../translations/ui-locale.ts';
import { sectionSummary } from '../names/section-title.ts';
import { useWorkspace } from '../store/context.ts';
import { configurationOf } from '../store/workspace.ts';
import { countMissingInSection } from '../translations/missing.ts';

const countFaults = ({ entry, id, index }: SectionPlace) =>
  sectionFaults(entry, index).filter((fault) => !isAdvice(fault)).length + (id === undefined ? 1 : 0);

/** Returns the summary of a section for the list, and the numbers of its faults and missing translations. */
export function useRowState(key: string): { summary: string; faults: number; missing: number } {
  const locale = useUiLocale();
  const place = useWorkspace((workspace) => sectionWithKey(configurationOf(workspace), key));
  return useMemo(() => {
    if (place === undefined) return { summary: '', faults: 0, missing: 0 };
    return {
      summary: sectionSummary(place, locale),
      faults: countFaults(place),
      missing: countMissingInSection(place),
    };
  }, [place, locale]);
}
