import { chromium, type BrowserContext } from 'playwright';
import { demoPassword, logIn } from '../../packages/app/e2e/support/account.ts';
import { readHomePage, withoutScripts } from '../home-page.ts';
import { median } from '../report/statistics.ts';
import { answerOf, answersOf } from '../servers/files.ts';
import { startPlain } from '../servers/start-plain.ts';
import { startSite } from '../servers/start-site.ts';
import { homeContent } from '../static-page/content.ts';
import { staticPage } from '../static-page/page.ts';
import { lines, visit, type Visit } from './visit.ts';

const built = new URL('../../packages/app/dist/client/', import.meta.url);

interface PlaceToVisit {
  page: string;
  variant: 'site' | 'static';
  address: string;
  prepare?: (context: BrowserContext) => Promise<void>;
}

/** One page on one line: medians. */
export interface Visited {
  page: string;
  variant: PlaceToVisit['variant'];
  line: string;
  cold: Visit;
  warm: Visit;
}

function middle(visits: Visit[]): Visit {
  const of = (figure: keyof Visit) => median(visits.map((each) => each[figure]));
  return { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls'), bytes: of('bytes') };
}

/**
 * Visits home page, agenda, sign-in and account, each beside static HTML: the home page beside the one that is written by
 * hand, the others beside their own HTML without scripts. The account has no such HTML: it is somebody's.
 */
export async function compareVisits({
  chrome,
  rounds,
  say,
}: {
  chrome: string;
  rounds: number;
  say: (line: string) => void;
}): Promise<Visited[]> {
  const site = await startSite({ developing: true });
  const bare = async (path: string) => Buffer.from(withoutScripts((await readHomePage(site.origin, path)).html));
  const pages = { home: '/fr/', agenda: '/fr/agenda', 'sign-in': '/fr/login' };
  const kept = new Map(answersOf(built.pathname));
  kept.set('/fr/', answerOf('index.html', Buffer.from(staticPage(homeContent()))));
  for (const path of [pages.agenda, pages['sign-in']]) kept.set(path, answerOf('index.html', await bare(path)));
  const plain = await startPlain(kept);
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
      { page: 'account', variant: 'site', address: `${site.origin}/fr/account`, prepare: account },
    ];
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
            `  ${round + 1}/${rounds} ${key}: LCP ${Math.round(result.cold.lcp)} ms, then ${Math.round(result.warm.lcp)} ms`,
          );
        }
      }
    }
    return [...found.values()].map(({ place: { page, variant }, line, visits }) => ({
      page,
      variant,
      line,
      cold: middle(visits.map(({ cold }) => cold)),
      warm: middle(visits.map(({ warm }) => warm)),
    }));
  } finally {
    await browser.close();
    await Promise.all([site.stop(), plain.stop()]);
  }
}
