import { randomBytes } from 'node:crypto';

/** The key is shared by all servers of a test, like that of the servers of one site. */
const SECRET_KEY = randomBytes(32).toString('base64');

/** Returns the environment variables that production requires, for a site at `origin`. */
export function productionVariables(origin = 'https://kermesse.example') {
  return { NODE_ENV: 'production', PUBLIC_URL: origin, API_KEY: 'a-key-of-this-site', SECRET_KEY };
}
