import { below } from '@kermesse/ui/breakpoints';
import { ButtonLink } from '@kermesse/ui/ButtonLink';
import { Frame } from '@kermesse/ui/Frame';
import { Heading } from '@kermesse/ui/Heading';
import { Picture } from '@kermesse/ui/Picture';
import { Text } from '@kermesse/ui/Text';
import { useTranslation } from 'react-i18next';
import { useHref } from '../site/links.ts';
import { useFlowSettings } from '../site/settings.ts';
import { coverImage, type CoverScene } from '../signInFrame/scenes.ts';
import { EmptySheet } from './account.styles.ts';

type EmptyTabName = 'events' | 'kits' | 'notifications';

const scenes: Record<EmptyTabName, CoverScene> = { events: 'beach', kits: 'market', notifications: 'stage' };
const ways: Record<EmptyTabName, { name: string; path: string }> = {
  events: { name: 'createEvent', path: '/create-event' },
  kits: { name: 'providers', path: '/prestataires' },
  notifications: { name: 'editProfile', path: '/account/profile' },
};

/** An empty tab: says what it will contain, and links to a next step. */
export function EmptyTab({ tab }: { tab: EmptyTabName }) {
  const { t } = useTranslation('account');
  const href = useHref();
  const { artKey = 'midnight' } = useFlowSettings();
  const { name, path } = ways[tab];
  return (
    <EmptySheet>
      <Picture image={coverImage(scenes[tab], artKey)} alt="" sizes={`${below.laptop} 100vw, 520px`} />
      <div>
        <Heading level={2} size={4}>
          {t(`${tab}Empty`)}
        </Heading>
        <Text tone="soft">{t(`${tab}EmptyText`)}</Text>
        <ButtonLink href={href(path)} variant="line">
          {t(name)}
        </ButtonLink>
      </div>
      <Frame />
    </EmptySheet>
  );
}
