import { StatusPill } from '@kermesse/ui/StatusPill';
import { useTranslation } from 'react-i18next';
import type { PageState } from '../store/page-state.ts';

const marks = {
  new: 'ring',
  draft: 'ring',
  gone: 'ring',
  changed: 'half',
  outdated: 'half',
  live: 'full',
} as const satisfies Record<PageState, string>;

/** The publication state of a document. */
export function StateBadge({ state }: { state: PageState }) {
  const { t } = useTranslation('composer');
  return (
    <StatusPill tone="plain" mark={marks[state]}>
      {t(`state.${state}`)}
    </StatusPill>
  );
}
