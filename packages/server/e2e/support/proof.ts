import { difficultyHeader } from '@kermesse/api/schemas/human-check-wire';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** An answer of the API, read. */
export interface Answered {
  status: number;
  code?: string;
  headers: Headers;
}

/** How a call is made: from which IP address (behind one proxy of ours), with which cookies. */
export interface From {
  from: string;
  cookie?: string;
}

/** Calls of the API of a server that stands behind one proxy, made by many browsers. */
export function browsersOf(url: string, apiKey: string) {
  const headersOf = ({ from, cookie }: From) => ({
    'x-api-key': apiKey,
    'x-forwarded-for': from,
    'content-type': 'application/json',
    ...(cookie !== undefined && { cookie }),
  });

  async function post(path: string, body: object, from: From): Promise<Answered> {
    const response = await fetch(`${url}/api${path}`, { method: 'POST', headers: headersOf(from), body: JSON.stringify(body) });
    const { errorCode } = (await response.json()) as { errorCode?: string };
    return { status: response.status, ...(errorCode !== undefined && { code: errorCode }), headers: response.headers };
  }

  async function solve(difficulty: string, from: From) {
    const response = await fetch(`${url}/api/human-check/challenge?difficulty=${difficulty}`, { headers: headersOf(from) });
    const challenge = (await response.json()) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    return { kind: 'altcha', token: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') };
  }

  /** Does what our own pages do: when a proof of work is asked for, makes it and sends the same again. */
  async function postProven(path: string, body: object, from: From): Promise<Answered & { proofs: number }> {
    let answer = await post(path, body, from);
    let proofs = 0;
    while (answer.code === 'auth/human_check_required' && proofs < 3) {
      const humanCheck = await solve(answer.headers.get(difficultyHeader) ?? '0', from);
      proofs += 1;
      answer = await post(path, { ...body, humanCheck }, from);
    }
    return { ...answer, proofs };
  }

  return { post, postProven };
}
