import { StatusPill } from '@kermesse/ui/StatusPill';
import { useTranslation } from 'react-i18next';
import type { PageState } from '../store/workspace.ts';

const marks = { new: 'ring', changed: 'half', live: 'full' } as const satisfies Record<PageState, string>;

/** The publication state of a document. */
export function StateBadge({ state }: { state: PageState }) {
  const { t } = useTranslation('composer');
  return (
    <StatusPill tone="plain" mark={marks[state]}>
      {t(`state.${state}`)}
    </StatusPill>
  );
}
