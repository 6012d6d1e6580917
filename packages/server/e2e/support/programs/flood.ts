import { request } from 'node:http';
import { random } from '../../../src/testing/random.ts';

// Requests 300 paths at once, each over a separate connection, and prints the responses: `node flood.ts URL KIND SEED`.

const [, , url = '', kind = '', seed = '1'] = process.argv;
const chance = random(Number(seed));
const word = () => Math.floor(chance() * 1e12).toString(36);

const paths: Record<string, () => string> = {
  random: () => `/fr/${word()}/${word()}`,
  // Pages without a cache entry, which are rendered one by one: a path with encoded characters, and a link of an email.
  encoded: () => `/en/${word()}%22${word()}`,
  secret: () => `/reset-password/${word()}`,
};

interface TimedStatus {
  status: number;
  retryAfter: boolean;
  milliseconds: number;
}

function get(path: string): Promise<TimedStatus> {
  const began = performance.now();
  return new Promise((done) => {
    const sent = request(url + path, { agent: false, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume().on('end', () => {
        done({
          status: response.statusCode ?? 0,
          retryAfter: response.headers['retry-after'] !== undefined,
          milliseconds: performance.now() - began,
        });
      });
    });
    sent.on('error', () => done({ status: 0, retryAfter: false, milliseconds: performance.now() - began }));
    sent.end();
  });
}

const path = paths[kind] ?? (() => '/');
const responses = await Promise.all(Array.from({ length: 300 }, () => get(path())));
const statuses: Record<string, number> = {};
for (const { status } of responses) statuses[status] = (statuses[status] ?? 0) + 1;
console.log(
  JSON.stringify({
    longest: Math.round(Math.max(...responses.map(({ milliseconds }) => milliseconds))),
    statuses,
    without: responses.filter(({ status, retryAfter }) => status === 503 && !retryAfter).length,
  }),
);
