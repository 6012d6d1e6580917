import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Config, type Flags } from 'lighthouse';

export type Form = 'mobile' | 'desktop';
export const forms: Form[] = ['mobile', 'desktop'];

/** The timings of a page in milliseconds. `cls` has no unit, `score` is from 0 to 100. */
export interface Timing {
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
  si: number;
  score: number;
}

/** The other scores of a page, from 0 to 100, and the failed audits. */
export interface Categories {
  accessibility: number;
  'best-practices': number;
  seo: number;
  lacks: string[];
}

export interface Audit {
  timing: Timing;
  /** Undefined when only the timings were measured. */
  categories?: Categories;
  /** The transferred bytes by resource type. */
  bytes: Record<string, number>;
}

export interface AuditOptions {
  form: Form;
  chrome: string;
  what: 'times' | 'both';
}

const chromeFlags = [
  '--no-sandbox',
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
const categoryNames = ['accessibility', 'best-practices', 'seo'] as const;
type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const percent = (score: number | null | undefined) => Math.round((score ?? 0) * 100);

function timingOf({ audits, categories }: Report): Timing {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    si: value('speed-index'),
    score: percent(categories['performance']?.score),
  };
}

function categoriesOf({ audits, categories }: Report): Categories {
  const lacks = categoryNames.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${audits[id]?.title ?? id}`),
  );
  const [accessibility, practices, seo] = categoryNames.map((name) => percent(categories[name]?.score));
  return { accessibility: accessibility ?? 0, 'best-practices': practices ?? 0, seo: seo ?? 0, lacks };
}

function bytesOf({ audits }: Report): Record<string, number> {
  const details = audits['network-requests']?.details;
  const bytes: Record<string, number> = {};
  if (details?.type !== 'table') return bytes;
  for (const { resourceType, transferSize } of details.items) {
    const kind = typeof resourceType === 'string' ? resourceType : 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + Number(transferSize ?? 0);
  }
  return bytes;
}

async function once(url: string, { form, chrome, what }: AuditOptions): Promise<Report> {
  const browser = await launch({ chromePath: chrome, chromeFlags, logLevel: 'silent' });
  try {
    const flags: Flags = {
      port: browser.port,
      logLevel: 'silent',
      // Request the page in the site's first language, whatever the browser's language.
      extraHeaders: { 'Accept-Language': 'fr' },
      onlyCategories: ['performance', ...(what === 'times' ? [] : categoryNames)],
    };
    const config: Config | undefined = form === 'desktop' ? desktopConfig : undefined;
    const result = await lighthouse(url, flags, config);
    if (result === undefined) throw new Error(`Lighthouse returned no result for ${url}`);
    const { runtimeError } = result.lhr;
    if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.code} ${runtimeError.message}`);
    return result.lhr;
  } finally {
    browser.kill();
  }
}

/** Runs Lighthouse once in a new browser. Repeats a failed run once. */
export async function audit(url: string, options: AuditOptions): Promise<Audit> {
  const report = await once(url, options).catch(() => once(url, options));
  return {
    timing: timingOf(report),
    ...(options.what !== 'times' && { categories: categoriesOf(report) }),
    bytes: bytesOf(report),
  };
}
