/**
 * `npm run bench`: measures performance as ratios, side by side in one run.
 *
 * It starts the site with its production build, and the same home page as static HTML (`bench/static-page.ts`), and
 * compares them: Lighthouse on a phone and a desktop, JavaScript per route, requests per second. It asserts nothing: it
 * prints whether goals are met, and fails only when it cannot measure. Results are stored as JSON in `bench/results/`.
 */
import { writeFileSync } from 'node:fs';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { chromiumVersion, findChromium } from '../scripts/lib/chromium.mjs';
import { measureGrowth } from './growth/measure.ts';
import { growthPlot, growthTable } from './growth/report.ts';
import { readHomePage, readPageProps, withoutScripts } from './home-page.ts';
import { weigh } from './javascript/weigh.ts';
import { compare } from './lighthouse/compare.ts';
import { auditPages, pagesOf } from './lighthouse/pages.ts';
import { readOptions, type Options } from './options.ts';
import { compareVisits } from './real/compare.ts';
import { scriptsTable, visitTable } from './real/report.ts';
import { goalsOf } from './report/goals.ts';
import {
  goalTable,
  lacksText,
  lighthouseTable,
  renderText,
  sectionTable,
  throughputTable,
  weightTable,
} from './report/print.ts';
import { circumstances, save } from './report/save.ts';
import { emptyPage, everyPage, importSectionPages } from './section-pages.ts';
import { measureMemory, memoryTable } from './memory.ts';
import { responseOf, responsesOf } from './servers/files.ts';
import { startPlain, type Running } from './servers/start-plain.ts';
import { startSite } from './servers/start-site.ts';
import { staticPage } from './static-page.ts';
import { compareThroughput } from './throughput/compare.ts';
import { measureRender } from './throughput/measure-render.ts';

const built = new URL('../packages/app/dist/client/', import.meta.url);
const say = (line: string) => console.log(line);

const slugs = ['', 'tarifs', 'agenda', 'charte', 'a-propos', 'congres', 'prestataires', 'contact'];
const screens = ['login', 'register', 'reset-password'];

/** The routes whose JavaScript is measured, by their names in the table. */
const routes = { home: '/', tarifs: '/tarifs', agenda: '/agenda', charte: '/charte', '404': '/nulle-part' };

/** The pages to audit, in both languages. A missing page responds with 404, which lowers its scores. */
const publicPages = [...slugs, ...screens].flatMap((path) => [`/fr/${path}`, `/en/${path}`]);

async function measure(options: Options, chrome: string, servers: Running[]) {
  const keep = <R extends Running>(server: R): R => {
    servers.push(server);
    return server;
  };
  /** Serves a document together with the files of the site. */
  const serveHtml = async (html: string) =>
    keep(
      await startPlain(new Map([...responsesOf(built.pathname), ['/', responseOf('index.html', Buffer.from(html))]])),
    );
  const { parts } = options;
  const site = keep(await startSite());
  const home = await readHomePage(site.origin);
  const results: Partial<{
    measured: Awaited<ReturnType<typeof compare>>;
    pages: Awaited<ReturnType<typeof auditPages>>;
    weights: Awaited<ReturnType<typeof weigh>>;
    sections: Awaited<ReturnType<typeof weigh>>;
    every: Awaited<ReturnType<typeof compare>>;
    throughput: Awaited<ReturnType<typeof compareThroughput>>;
    render: Awaited<ReturnType<typeof measureRender>>;
    real: Awaited<ReturnType<typeof compareVisits>>;
    growth: Awaited<ReturnType<typeof measureGrowth>>;
    memory: Awaited<ReturnType<typeof measureMemory>>;
  }> = {};

  if (parts.has('throughput')) {
    say('Requests per second …');
    const bare = keep(await startPlain(new Map([['/', home.response]])));
    results.throughput = await compareThroughput({
      site,
      bare,
      rounds: options.loadRounds,
      milliseconds: options.loadMilliseconds,
    });
    results.render = await measureRender(await readPageProps(site.origin, home.html), options.renders);
    await bare.stop();
  }
  if (parts.has('javascript')) {
    say('JavaScript per route …');
    results.weights = await weigh(site.origin, routes, chrome);
  }
  if (parts.has('lighthouse')) {
    say('Lighthouse, the home page and its static HTML …');
    const plain = await serveHtml(staticPage(home.html));
    const addresses = { site: `${site.origin}/`, static: `${plain.origin}/` };
    results.measured = await compare({ addresses, chrome, rounds: options.rounds, say });
  }
  if (parts.has('pages')) {
    say('The four scores of every page …');
    results.pages = await auditPages({ origin: site.origin, paths: publicPages, chrome, say });
  }
  // Last, because it imports pages, which changes the version of every page.
  if (parts.has('sections')) {
    say('JavaScript per section, and a page of all of them …');
    const paths = await importSectionPages(site.data);
    results.sections = await weigh(site.origin, { none: emptyPage, ...paths, all: everyPage }, chrome);
    const every = await readHomePage(site.origin, everyPage);
    const plain = await serveHtml(withoutScripts(every.html));
    const addresses = { site: site.origin + everyPage, static: `${plain.origin}/` };
    results.every = await compare({ addresses, chrome, rounds: options.rounds, say });
  }
  if (parts.has('real')) {
    say('Visits on slow lines …');
    results.real = await compareVisits({ chrome, rounds: options.rounds, say });
  }
  if (parts.has('growth')) {
    say('The cost of a page as the site grows …');
    results.growth = await measureGrowth({ chrome, quick: options.quick, say });
  }
  if (parts.has('memory')) {
    const milliseconds = options.quick ? 20_000 : 600_000;
    say(`Memory over ${milliseconds / 60_000} minutes …`);
    results.memory = await measureMemory({ milliseconds, say });
  }
  return results;
}

function print({
  measured,
  pages = [],
  weights,
  sections,
  every,
  throughput,
  render,
  real,
  growth,
  memory,
}: Awaited<ReturnType<typeof measure>>): void {
  const looked = [...pagesOf(measured ?? []), ...pages];
  if (measured) say(`\nLighthouse, medians; × is the ratio to static HTML\n${lighthouseTable(measured)}`);
  if (weights) say(`\n${weightTable(weights)}`);
  if (sections) say(`\n${sectionTable(sections)}`);
  if (every)
    say(`\nA page of every section, × is the ratio to the same page without its scripts\n${lighthouseTable(every)}`);
  if (throughput) say(`\n${throughputTable(throughput)}`);
  if (throughput && render) say(renderText(render, throughput.bare));
  if (real)
    say(`\nVisits, medians; × is the ratio to static HTML\n${visitTable(real.visited)}\n\n${scriptsTable(real)}`);
  if (growth) say(`\n${growthTable(growth)}`);
  if (memory) say(`\n${memoryTable(memory)}`);
  say(lacksText(looked, weights ?? []));
  say(goalTable(goalsOf({ measured, weights, every, pages: looked })));
}

async function bench(options: Options): Promise<void> {
  const chrome = findChromium();
  if (chrome === undefined) throw new Error('No Chromium was found. Install one, or set CHROME_PATH.');
  const { ok, output } = await ensureBuilt();
  if (!ok) throw new Error(`The site could not be built:\n${output}`);
  const servers: Running[] = [];
  try {
    const results = await measure(options, chrome, servers);
    print(results);
    const file = save({ ...circumstances(chromiumVersion(chrome)), quick: options.quick, ...results });
    say(`\nSaved as ${file}`);
    if (results.growth) writeFileSync(file.replace('.json', '-growth.svg'), growthPlot(results.growth));
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}

try {
  await bench(readOptions());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
