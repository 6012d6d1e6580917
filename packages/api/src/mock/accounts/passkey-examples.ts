import type { Passkey } from '../../schemas/account/passkey.ts';

/** A passkey for stories. */
export const examplePasskey: Passkey = {
  id: 'passkey-1',
  name: 'Chrome, Android',
  createdAt: '2026-03-02T10:00:00.000Z',
  lastUsedAt: '2026-11-20T18:30:00.000Z',
  synced: true,
};

/** Three passkeys for stories; one was never used. */
export const examplePasskeys: Passkey[] = [
  examplePasskey,
  {
    id: 'passkey-2',
    name: 'MacBook de la boutique',
    createdAt: '2026-05-14T08:12:00.000Z',
    lastUsedAt: '2026-11-19T09:00:00.000Z',
    synced: true,
  },
  { id: 'passkey-3', name: 'YubiKey', createdAt: '2026-11-01T16:45:00.000Z', lastUsedAt: null, synced: false },
];

/** Options of `navigator.credentials.create` for stories. */
export const exampleRegistrationOptions = {
  challenge: 'ZXhhbXBsZS1jaGFsbGVuZ2U',
  rp: { id: 'localhost', name: 'Kermesse' },
  user: { id: 'ZXhhbXBsZQ', name: 'afi@example.com', displayName: 'Afi Mensah' },
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
};
