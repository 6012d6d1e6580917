import { useClient } from '@kermesse/api/client-context';
import { displayName } from '@kermesse/api/display-name';
import { firstPicture } from '@kermesse/api/first-picture';
import { Avatar } from '@kermesse/ui/Avatar';
import { useResolved } from '@kermesse/ui/use-resolved';
import { useTranslation } from 'react-i18next';
import type { User } from '../session/session.ts';

/** The user's picture in the first size that exists (specification §9), or the initials. */
export function AvatarPicture({ user }: { user: User }) {
  const { t } = useTranslation('avatar');
  const client = useClient();
  const { avatar, avatarUrl } = user;
  const url = useResolved(avatar ?? avatarUrl ?? undefined, (signal) =>
    firstPicture(client, { avatar, avatarUrl }, { signal }),
  );
  return <Avatar size="l" name={displayName(user)} src={url} alt={t('alt')} />;
}
