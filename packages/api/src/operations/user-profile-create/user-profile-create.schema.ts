import * as z from 'zod/mini';
import { identifier } from '../../schemas/common/identifier.ts';
import { profileData } from '../../schemas/account/profile-data.ts';

export const input = z
  .object({ type: z.string().check(z.minLength(1), z.maxLength(50)), id: identifier, profileData })
  .check((context) => {
    const { type, profileData: data } = context.value;
    if (type !== 'provider' || data.additionalInfo === undefined || data.additionalInfo.types.length > 0) return;
    const path = ['profileData', 'additionalInfo', 'types'];
    context.issues.push({ code: 'custom', message: 'required', path, input: data.additionalInfo.types });
  });

/** `id` is that of the user, which documents have as `senderId`. */
export const output = z.object({ data: z.object({ profileType: z.string(), profileId: identifier, id: identifier }) });
