import { firstPicture } from '@kermesse/api/first-picture';
import { useClient } from '@kermesse/api/client-context';
import type { User } from '@kermesse/api/schemas/account/user';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Seal } from './avatar.styles.ts';
import { initialsOf } from './initials.ts';

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
  return (
    <Seal>
      <span aria-hidden="true">{initialsOf(user)}</span>
      {url !== undefined && <img key={url} src={url} alt={t('alt')} onError={() => setFound(undefined)} />}
    </Seal>
  );
}
