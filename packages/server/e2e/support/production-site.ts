import { difficultyHeader } from '@kermesse/api/schemas/forms/human-check-wire';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll } from 'vitest';
import { productionVariables } from '../../src/testing/production.ts';
import { recordRequests } from '../../src/testing/stubs/listen.ts';
import { startSmtpStub } from '../../src/testing/stubs/smtp-stub.ts';
import { migratedFolder } from './folders.ts';
import { freePort } from './free-port.ts';
import { apiRequest, type ApiCall } from './people.ts';
import { kill, startServer } from './processes.ts';
import { emailsTo, type ReceivedEmail } from './smtp-emails.ts';

/** A response of the server. */
export interface SiteResponse {
  status: number;
  body: { data?: Record<string, unknown>; errorCode?: string; [key: string]: unknown };
  headers: Headers;
}

/** A client with an IP address and a browser that keeps its cookies. */
export interface Visitor {
  get(path: string, token?: string): Promise<SiteResponse>;
  post(path: string, body: unknown, more?: { token?: string; headers?: Record<string, string> }): Promise<SiteResponse>;
  /** Requests a page as a browser or a mail scanner does; `link` may be an emailed link. */
  page(link: string, init?: RequestInit): Promise<Response>;
  /** Posts like the site's own pages: if a proof of work is required, creates one and repeats the request. */
  postProven(path: string, body: object): Promise<SiteResponse & { proofs: number }>;
  /** Solves the human check as the browser does; `difficulty` as the server requires it. */
  humanCheck(difficulty?: string): Promise<{ kind: 'altcha'; token: string }>;
}

/** A running server in a production configuration. */
export interface ProductionSite {
  url: string;
  /** Creates a visitor with a new IP address, or the given one. */
  visitor(address?: string): Visitor;
  /** Returns the emails to an address, newest first. */
  emails(to: string): ReceivedEmail[];
  /**
   * Waits for an emailed link to an address that contains a text such as `/reset-password/`. Returns each link once.
   * @throws when none arrives within ten seconds.
   */
  emailedLink(to: string, part: string): Promise<string>;
  /** The SMS that the gateway received, oldest first. */
  sms(): { to: string; text: string }[];
  /** Returns what the server has written to its standard output and error. */
  output(): string;
}

/** A password that is on no list of common passwords. */
export const ownersPassword = 'Tissus-et-tam-tams-7';
export const strangersPassword = 'Batik-et-balafons-8';

const apiKey = 'kermesse-of-these-attacks';
/** The public origin of the site; the tests call the port behind it, as a proxy does. */
const origin = 'https://kermesse.example';

async function startSmsStub() {
  const { seen, origin: address, close } = await recordRequests(() => ({ status: 202 }));
  const sms = () => seen.map(({ body }) => JSON.parse(body) as { to: string; text: string });
  return { url: `${address}/`, sms, close };
}

function createVisitor(url: string, address: string): Visitor {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    // The server trusts one proxy, which writes the client address.
    headers.set('x-forwarded-for', address);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(url + path, { redirect: 'manual', ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const call = async (path: string, options: ApiCall): Promise<SiteResponse> => {
    const response = await send(`/api${path}`, apiRequest({ ...options, apiKey }));
    return {
      status: response.status,
      body: (await response.json()) as SiteResponse['body'],
      headers: response.headers,
    };
  };
  const get: Visitor['get'] = (path, token) => call(path, { method: 'GET', token });
  const post: Visitor['post'] = (path, body, more) => call(path, { body, ...more });
  const humanCheck: Visitor['humanCheck'] = async (difficulty = '0') => {
    const { body } = await get(`/human-check/challenge?difficulty=${difficulty}`);
    const challenge = body as unknown as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    return { kind: 'altcha', token: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') };
  };
  return {
    get,
    post,
    humanCheck,
    async postProven(path, body) {
      let result = await post(path, body);
      let proofs = 0;
      for (; result.body.errorCode === 'auth/human_check_required' && proofs < 3; proofs += 1) {
        const proof = await humanCheck(result.headers.get(difficultyHeader) ?? '0');
        result = await post(path, { ...body, humanCheck: proof });
      }
      return { ...result, proofs };
    },
    page: (link, init) => {
      const { pathname, search } = new URL(link, origin);
      return send(pathname + search, init);
    },
  };
}

/**
 * Starts a server for the tests of a file as an operator would: production, a public URL, gateways for email and SMS,
 * behind one proxy. Stops it after them.
 */
export async function startProductionSite(variables: Record<string, string> = {}): Promise<ProductionSite> {
  const [smtp, gateway] = await Promise.all([startSmtpStub(), startSmsStub()]);
  const port = await freePort();
  const server = await startServer(migratedFolder(), {
    PORT: String(port),
    ...productionVariables(origin),
    API_KEY: apiKey,
    DEMO: '0',
    TRUST_PROXY: '1',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Kermesse <bonjour@kermesse.example>',
    SMS_GATEWAY_URL: gateway.url,
    ...variables,
  });
  afterAll(async () => {
    await kill(server);
    await Promise.all([smtp.close(), gateway.close()]);
  });
  const url = `http://127.0.0.1:${port}`;
  let visitors = 0;
  const returnedLinks = new Set<string>();
  return {
    url,
    visitor(address) {
      visitors += 1;
      return createVisitor(url, address ?? `203.0.113.${visitors}`);
    },
    emails: (to) => emailsTo(smtp, to),
    async emailedLink(to, part) {
      for (const end = Date.now() + 10_000; Date.now() < end; await new Promise((done) => setTimeout(done, 50))) {
        const link = emailsTo(smtp, to)
          .flatMap(({ links }) => links)
          .find((each) => each.includes(part) && !returnedLinks.has(each));
        if (link === undefined) continue;
        returnedLinks.add(link);
        return link;
      }
      throw new Error(`No email to ${to} with ${part} arrived; the server's output:\n${server.output()}`);
    },
    sms: gateway.sms,
    output: server.output,
  };
}
