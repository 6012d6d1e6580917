import * as z from 'zod/mini';
import { identifier } from '../../schemas/common/identifier.ts';
import { profileData } from '../../schemas/account/profile-data.ts';

export const input = z
  .object({ type: z.string().check(z.minLength(1), z.maxLength(50)), id: identifier, profileData })
  .check(
    z.refine(({ type, profileData: data }) => type !== 'provider' || data.additionalInfo?.types.length !== 0, {
      error: 'required',
      path: ['profileData', 'additionalInfo', 'types'],
    }),
  );

/** `id` is that of the user, which documents have as `senderId`. */
export const output = z.object({ data: z.object({ profileType: z.string(), profileId: identifier, id: identifier }) });
