import type { UserSession } from '../../schemas/account/user-session.ts';

/** The sessions of one user for stories: the current one, one on a phone, and one on an unknown device. */
export const exampleSessions: UserSession[] = [
  {
    id: 'session-1',
    browser: 'Chrome',
    system: 'Windows',
    kind: 'computer',
    network: '197.148.12.0/24',
    createdAt: '2026-11-02T08:00:00.000Z',
    lastUsedAt: '2026-11-21T09:58:00.000Z',
    current: true,
  },
  {
    id: 'session-2',
    browser: 'Safari',
    system: 'iOS',
    kind: 'phone',
    network: '2c0f:f2a0:1::/48',
    createdAt: '2026-10-12T17:20:00.000Z',
    lastUsedAt: '2026-11-20T21:05:00.000Z',
    current: false,
  },
  {
    id: 'session-3',
    browser: null,
    system: null,
    kind: null,
    network: null,
    createdAt: '2026-09-30T11:45:00.000Z',
    lastUsedAt: '2026-10-03T07:30:00.000Z',
    current: false,
  },
];
