import { firstPicture } from '@kermesse/api/first-picture';
import { useClient } from '@kermesse/api/client-context';
import { displayName } from '@kermesse/api/display-name';
import type { User } from '@kermesse/api/schemas/account/user';
import { Avatar } from '@kermesse/ui/Avatar';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The user's picture in the first size that exists (specification §9), or the initials. */
export function AvatarPicture({ user }: { user: User }) {
  const { t } = useTranslation('avatar');
  const client = useClient();
  const { avatar, avatarUrl } = user;
  const [found, setFound] = useState<{ of: string; url: string }>();
  const of = avatar ?? avatarUrl;

  useEffect(() => {
    if (of === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const find = async () => {
      const url = await firstPicture(client, { avatar, avatarUrl }, { signal });
      if (!signal.aborted && url !== null) setFound({ of, url });
    };
    find().catch(() => undefined);
    return () => controller.abort();
  }, [client, of, avatar, avatarUrl]);

  const url = found?.of === of ? found?.url : undefined;
  return <Avatar size="l" name={displayName(user)} src={url} alt={t('alt')} />;
}
