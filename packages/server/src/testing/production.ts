import { randomBytes } from 'node:crypto';

/** One for all servers of a test, as the servers of one site have it. */
const SECRET_KEY = randomBytes(32).toString('base64');

/** The environment variables that production demands, for a site that visitors reach at `origin`. */
export function productionVariables(origin = 'https://kermesse.example') {
  return { NODE_ENV: 'production', PUBLIC_URL: origin, API_KEY: 'a-key-of-this-site', SECRET_KEY };
}
