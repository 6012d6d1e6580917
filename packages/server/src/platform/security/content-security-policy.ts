import { createHash } from 'node:crypto';

/** What a page brings inline, by its exact text. */
export interface InlineParts {
  scripts: string[];
  styles: string[];
  /** Values of `style` attributes. */
  styleAttributes: string[];
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashes = (texts: string[]) => [...new Set(texts.map(hash))].toSorted();

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const decode = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27|#39);/g, (whole, name: string) => entities[name] ?? whole);

/** The `style` attributes of a rendered document, decoded. Scripts and styles are passed over: their text is no markup. */
export function styleAttributesOf(html: string): string[] {
  const markup = html.replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  const values = new Set<string>();
  for (const [tag] of markup.matchAll(/<[a-z][^\s>]*\s(?:"[^"]*"|[^">])*>/g)) {
    for (const [, value = ''] of tag.matchAll(/\sstyle="([^"]*)"/g)) values.add(decode(value));
  }
  return [...values];
}

/** What a site's policies depend on. */
export interface PolicyOptions {
  /** Whether the site is reached by https. */
  secure: boolean;
  /** Where maps are fetched from, as sources of a policy. */
  maps?: string[];
  /** An external human check; the server's own check needs no sources. */
  humanCheck?: 'recaptcha' | 'turnstile';
  /** Frames of this site: whether the page contains some (the composer) or is shown in one (its preview). */
  frames?: 'contains' | 'isFramed';
}

/** What the services need, by their own documentation: their scripts, and the frames they draw their puzzles in. */
const services = {
  recaptcha: {
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    calls: ['https://www.google.com/recaptcha/'],
    names: ['*', "'allow-duplicates'"],
  },
  turnstile: {
    scripts: ['https://challenges.cloudflare.com'],
    frames: ['https://challenges.cloudflare.com'],
    calls: [],
    names: ['*', "'allow-duplicates'"],
  },
} as const;

/**
 * The policy of one page. Inline parts are allowed by their hashes, so that the page can be kept for everybody and
 * nothing that somebody slips in is run or styled.
 */
export function pagePolicy(
  { scripts, styles, styleAttributes }: InlineParts,
  { secure, maps = [], frames, humanCheck }: PolicyOptions,
): string {
  const attributes = hashes(styleAttributes);
  const service = humanCheck && services[humanCheck];
  const framed = [...(frames === 'contains' ? ["'self'"] : []), ...(service?.frames ?? [])];
  const directives = [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${frames === 'isFramed' ? "'self'" : "'none'"}`,
    `frame-src ${framed.length === 0 ? "'none'" : framed.join(' ')}`,
    "form-action 'self'",
    ['script-src', "'self'", ...hashes(scripts), ...(service?.scripts ?? [])].join(' '),
    ['style-src', "'self'", ...hashes(styles)].join(' '),
    // Attributes that the server wrote; in the browser styles are set by property, which no policy forbids.
    attributes.length === 0 ? "style-src-attr 'none'" : ['style-src-attr', "'unsafe-hashes'", ...attributes].join(' '),
    "img-src 'self' https: data:",
    "font-src 'self'",
    ["connect-src 'self'", ...maps, ...(service?.calls ?? [])].join(' '),
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    // Each lets only this site's own scripts be named as workers; the maps' library needs the default one.
    // A service outside names policies of its own, which nobody can list.
    ['trusted-types human-check default', ...(service?.names ?? [])].join(' '),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

/** The policy of a worker's script, which the worker runs under: its own parts, and the tiles it fetches. */
export function workerPolicy(maps: string[]): string {
  return ["default-src 'none'; script-src 'self'; frame-ancestors 'none'; connect-src 'self'", ...maps].join(' ');
}

/** The policy of everything that is no page: nothing may be loaded from it. */
export const bareSecurityPolicy = "default-src 'none'; frame-ancestors 'none'";
