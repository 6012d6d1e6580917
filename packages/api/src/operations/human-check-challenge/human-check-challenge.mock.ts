import { mockOf } from '../../mock/mock-of.ts';
import { humanCheckChallenge } from './human-check-challenge.ts';

const hex = (bytes: number) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Creates an altcha challenge that takes little work, a new one each time. Its signature is random. */
function challenge() {
  const parameters = {
    algorithm: 'PBKDF2/SHA-256',
    nonce: hex(16),
    salt: hex(16),
    cost: 10,
    keyLength: 32,
    keyPrefix: '0',
  };
  return { parameters, signature: hex(32) };
}

export const humanCheckChallengeMock = mockOf(humanCheckChallenge, {
  respond: () => challenge(),
  example: challenge(),
});
