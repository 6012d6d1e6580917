import * as z from 'zod/mini';
import { document } from '../uploads/document.ts';
import { identifier } from '../common/identifier.ts';
import { defaultPreferences, preferences } from './preferences.ts';
import { profile } from './profile.ts';
import { tolerant } from '../common/tolerant.ts';

/** The login methods (specification §3). Null is the "undefined" there. */
export const authTypes = ['email-password', 'phone', 'google', 'facebook', 'twitter', 'apple'] as const;

const text = z._default(z.nullable(z.string()), null);

/** A point on the map, in degrees. */
export const location = z.object({
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lng: z.number().check(z.gte(-180), z.lte(180)),
});

/** A point on the map, in degrees. */
export type Location = z.output<typeof location>;

/**
 * The logged-in user (specification §3). `avatar` is the path that the upload returned, `avatarUrl` the URL of the
 * picture. `deletionAt` is the date of erasure (ISO 8601) if the deletion was requested. `hasPassword` is whether the
 * account has a password, whatever its login method; not every backend sends it. Missing keys and unknown login methods
 * are read as null.
 */
export const userSchema = z.object({
  id: identifier,
  email: text,
  firstname: text,
  lastname: text,
  fullname: text,
  emailVerifiedAt: text,
  phone: text,
  address: text,
  location: tolerant(z._default(z.nullable(location), null), null),
  avatar: text,
  avatarUrl: text,
  authType: tolerant(z._default(z.nullable(z.enum(authTypes)), null), null),
  hasPassword: z.optional(z.nullable(z.boolean())),
  profileType: z._default(z.nullable(z.enum(['admin', 'provider', 'customer', 'planner'])), null),
  profileId: z._default(z.nullable(identifier), null),
  profile: z._default(z.nullable(profile), null),
  documents: z.pipe(
    z.nullish(z.array(document)),
    z.transform((list) => list ?? []),
  ),
  preferences: tolerant(preferences, defaultPreferences),
  accountStatus: z._default(z.literal([0, 1]), 1),
  deletionAt: z.optional(z.nullable(z.string())),
});

/** The logged-in user. */
export type User = z.output<typeof userSchema>;

/** The response that starts a session: the user and the bearer token. */
export const session = z.object({
  data: z.object({ user: userSchema, accessToken: z.string().check(z.minLength(1)) }),
});

/** The data that starts a session. */
export type SessionStart = z.output<typeof session>['data'];
