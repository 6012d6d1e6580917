import { useClient } from '@kermesse/api/client-context';
import { firstPicture } from '@kermesse/api/first-picture';
import { useResolved } from '@kermesse/ui/use-resolved';
import type { User } from '../session/session.ts';

/**
 * Returns the URL of a user's picture in the first size that exists (specification §9). Undefined until it is known,
 * null without a picture.
 */
export function useFirstPicture({ avatar, avatarUrl }: User): string | null | undefined {
  const client = useClient();
  return useResolved(avatar ?? avatarUrl ?? undefined, (signal) =>
    firstPicture(client, { avatar, avatarUrl }, { signal }),
  );
}
