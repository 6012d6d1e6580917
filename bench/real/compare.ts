import { chromium, type BrowserContext } from 'playwright';
import { demoPassword, logIn } from '../../packages/app/e2e/support/accounts/account.ts';
import { readHomePage, withoutScripts } from '../home-page.ts';
import { median } from '../report/statistics.ts';
import { buildPeer, peers, type Peer } from '../peers/build.ts';
import { responseOf, responsesOf } from '../servers/files.ts';
import { startPlain, type Running } from '../servers/start-plain.ts';
import { startSite } from '../servers/start-site.ts';
import { staticPage } from '../static-page.ts';
import { weighScripts, type Scripts } from './scripts.ts';
import { lines, visit, type Visit } from './visit.ts';

const built = new URL('../../packages/app/dist/client/', import.meta.url);

interface PlaceToVisit {
  page: string;
  variant: 'site' | 'static' | Peer;
  address: string;
  prepare?: (context: BrowserContext) => Promise<void>;
}

/** The medians of one page on one connection. */
export interface Visited {
  page: string;
  variant: PlaceToVisit['variant'];
  line: string;
  cold: Visit;
  warm: Visit;
}

/** The results of `--only real`. */
export interface Real {
  visited: Visited[];
  /** The JavaScript of the home page, by variant. */
  scripts: Partial<Record<PlaceToVisit['variant'], Scripts>>;
}

function middle(visits: Visit[]): Visit {
  const of = (figure: keyof Visit) => median(visits.map((each) => each[figure]));
  return { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls'), bytes: of('bytes') };
}

/**
 * Visits home page, agenda, login and account. It compares the home page with its static HTML, Astro and Next.js, and
 * agenda and login with their own HTML without scripts. The account page has no such HTML, because it is personal.
 */
export async function compareVisits({
  chrome,
  rounds,
  say,
}: {
  chrome: string;
  rounds: number;
  say: (line: string) => void;
}): Promise<Real> {
  const site = await startSite({ developing: true });
  const bare = async (path: string) => Buffer.from(withoutScripts((await readHomePage(site.origin, path)).html));
  const pages = { home: '/fr/', agenda: '/fr/agenda', login: '/fr/login' };
  const files = responsesOf(built.pathname);
  const kept = new Map(files);
  const { html } = await readHomePage(site.origin, pages.home);
  kept.set(pages.home, responseOf('index.html', Buffer.from(staticPage(html))));
  for (const path of [pages.agenda, pages.login]) kept.set(path, responseOf('index.html', await bare(path)));
  const plain = await startPlain(kept);
  const servers: Running[] = [site, plain];
  const peerPlaces: PlaceToVisit[] = [];
  for (const variant of Object.keys(peers) as Peer[]) {
    say(`  Building the home page with ${variant} …`);
    const server = await startPlain(await buildPeer(variant, html, files));
    servers.push(server);
    peerPlaces.push({ page: 'home', variant, address: `${server.origin}/` });
  }
  const browser = await chromium.launch({
    executablePath: chrome,
    args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-gpu'],
  });
  try {
    const account = async (context: BrowserContext) => {
      const page = await context.newPage();
      await page.goto(`${site.origin}/en/login`);
      await logIn(page, 'afi@kermesse.example', demoPassword);
      await page.waitForURL((url) => !url.pathname.endsWith('/login'));
      await page.close();
    };
    const places: PlaceToVisit[] = [
      ...Object.entries(pages).flatMap(([page, path]) => [
        { page, variant: 'site' as const, address: site.origin + path },
        { page, variant: 'static' as const, address: plain.origin + path },
      ]),
      ...peerPlaces,
      { page: 'account', variant: 'site', address: `${site.origin}/fr/account`, prepare: account },
    ];
    const scripts: Real['scripts'] = {};
    for (const { page, variant, address } of places)
      if (page === 'home') scripts[variant] = await weighScripts(browser, address);
    // Warm up the browser; these visits are not counted.
    for (const place of places) await visit(browser, { ...place, line: lines[1] });
    const found = new Map<string, { place: PlaceToVisit; line: string; visits: { cold: Visit; warm: Visit }[] }>();
    for (let round = 0; round < rounds; round += 1) {
      for (const line of lines) {
        for (const place of round % 2 === 0 ? places : places.toReversed()) {
          const key = `${place.page} ${place.variant} ${line.name}`;
          const entry = found.get(key) ?? { place, line: line.name, visits: [] };
          const result = await visit(browser, { ...place, line });
          entry.visits.push(result);
          found.set(key, entry);
          say(
            `  ${round + 1}/${rounds} ${key}: LCP ${Math.round(result.cold.lcp)} ms cold, ${Math.round(result.warm.lcp)} ms warm`,
          );
        }
      }
    }
    const visited = [...found.values()].map(({ place: { page, variant }, line, visits }) => ({
      page,
      variant,
      line,
      cold: middle(visits.map(({ cold }) => cold)),
      warm: middle(visits.map(({ warm }) => warm)),
    }));
    return { visited, scripts };
  } finally {
    await browser.close();
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}
