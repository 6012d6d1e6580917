import { createHash } from 'node:crypto';

/** The inline parts of a page, by their exact text. */
export interface InlineParts {
  scripts: string[];
  styles: string[];
  /** The values of `style` attributes. */
  styleAttributes: string[];
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashes = (texts: string[]) => [...new Set(texts.map(hash))].toSorted();

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const decode = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27|#39);/g, (whole, name: string) => entities[name] ?? whole);

/** Returns the `style` attributes of an HTML document, decoded. Ignores the text inside scripts and styles. */
export function styleAttributesOf(html: string): string[] {
  const markup = html.replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  const values = new Set<string>();
  for (const [tag] of markup.matchAll(/<[a-z][^\s>]*\s(?:"[^"]*"|[^">])*>/g)) {
    for (const [, value = ''] of tag.matchAll(/\sstyle="([^"]*)"/g)) values.add(decode(value));
  }
  return [...values];
}

interface PolicyOptions {
  /** Whether the site uses https. */
  secure: boolean;
  /** The origins of maps, as sources of a policy. */
  maps?: string[];
  /** The kind of human check. */
  humanCheck?: 'altcha' | 'recaptcha' | 'turnstile';
  /** Frames of this site: whether the page contains some (the composer) or is shown in one (its preview). */
  frames?: 'contains' | 'isFramed';
}

/**
 * The sources that the external services document: scripts, frames for their challenges, and requests. The server's own
 * check needs none.
 */
const services = {
  altcha: undefined,
  recaptcha: {
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    calls: ['https://www.google.com/recaptcha/'],
  },
  turnstile: {
    scripts: ['https://challenges.cloudflare.com'],
    frames: ['https://challenges.cloudflare.com'],
    calls: [],
  },
} as const;

/**
 * Returns the content security policy of one page. Inline parts are allowed by their hashes, so the page can be cached
 * for all visitors, and injected scripts and styles do not run.
 */
export function pagePolicy(
  { scripts, styles, styleAttributes }: InlineParts,
  { secure, maps = [], frames, humanCheck }: PolicyOptions,
): string {
  const attributes = hashes(styleAttributes);
  const service = humanCheck && services[humanCheck];
  const frameSources = [...(frames === 'contains' ? ["'self'"] : []), ...(service?.frames ?? [])];
  const directives = [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${frames === 'isFramed' ? "'self'" : "'none'"}`,
    `frame-src ${frameSources.length === 0 ? "'none'" : frameSources.join(' ')}`,
    "form-action 'self'",
    ['script-src', "'self'", ...hashes(scripts), ...(service?.scripts ?? [])].join(' '),
    ['style-src', "'self'", ...hashes(styles)].join(' '),
    // Covers attributes from the server. In the browser styles are set by property, which no policy restricts.
    attributes.length === 0 ? "style-src-attr 'none'" : ['style-src-attr', "'unsafe-hashes'", ...attributes].join(' '),
    "img-src 'self' https: data:",
    "font-src 'self'",
    ["connect-src 'self'", ...maps, ...(service?.calls ?? [])].join(' '),
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    // Both policies accept script URLs only, and no HTML: `default`, which the map library needs, those of this site;
    // `human-check` also those of the external services. The names of the policies of a service are not known.
    `trusted-types human-check default${service === undefined ? '' : " * 'allow-duplicates'"}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

/** Returns the policy of a worker's script, which applies inside the worker: its own imports, and map tiles. */
export function workerPolicy(maps: string[]): string {
  return ["default-src 'none'; script-src 'self'; frame-ancestors 'none'; connect-src 'self'", ...maps].join(' ');
}

/** The policy of all responses that are not pages: they may load nothing. */
export const bareSecurityPolicy = "default-src 'none'; frame-ancestors 'none'";
