import { ButtonLink } from '@kermesse/ui/ButtonLink';
import { EmptyState } from '@kermesse/ui/EmptyState';
import { useTranslation } from 'react-i18next';
import { useHref } from '../site/use-href.ts';
import { useFlowSettings } from '../site/settings.ts';
import { coverImage, type CoverScene } from '../authFrame/scenes.ts';

type EmptyTabName = 'events' | 'kits' | 'notifications';

const scenes: Record<EmptyTabName, CoverScene> = { events: 'beach', kits: 'market', notifications: 'stage' };

/** An empty tab: says what it will contain, and links to a next step. */
export function EmptyTab({ tab }: { tab: EmptyTabName }) {
  const { t } = useTranslation('account');
  const href = useHref();
  const { artKey, providersPath } = useFlowSettings();
  const actions: Record<EmptyTabName, { name: string; path: string }> = {
    events: { name: 'createEvent', path: '/create-event' },
    kits: { name: 'providers', path: providersPath },
    notifications: { name: 'editProfile', path: '/account/profile' },
  };
  const { name, path } = actions[tab];
  return (
    <EmptyState
      title={t(`${tab}Empty`)}
      image={coverImage(scenes[tab], artKey)}
      action={
        <ButtonLink href={href(path)} variant="line">
          {t(name)}
        </ButtonLink>
      }
    >
      {t(`${tab}EmptyText`)}
    </EmptyState>
  );
}
