import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2';
import { deriveKey as sha } from 'altcha-lib/algorithms/web/sha';

/* Solves one challenge and posts its solution, or null when it cannot be solved. */
addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  const deriveKey = data.parameters.algorithm.startsWith('PBKDF2/') ? pbkdf2 : sha;
  solveChallenge({ challenge: data, deriveKey, timeout: 120_000 }).then(
    (solution) => postMessage(solution),
    () => postMessage(null),
  );
});
