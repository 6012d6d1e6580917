import type { Measured } from '../lighthouse/compare.ts';
import type { PageCategories } from '../lighthouse/pages.ts';
import type { Weight } from '../javascript/weigh.ts';

/** A goal of the project with the measured value. */
export interface Goal {
  what: string;
  goal: string;
  found: string;
  met: boolean;
}

const times = (value: number) => `${value.toFixed(2)} ×`;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function speed(measured: Measured[]): Goal[] {
  const of = (variant: string) => measured.find((each) => each.form === 'mobile' && each.variant === variant)?.timing;
  const [site, plain] = [of('site'), of('static')];
  if (site === undefined || plain === undefined) return [];
  const goal = (what: string, ratio: number, most: number): Goal => ({
    what,
    goal: `at most ${times(most)}`,
    found: times(ratio),
    met: ratio <= most,
  });
  return [
    goal('home, mobile: LCP to static HTML', site.lcp / plain.lcp, 1.03),
    goal('home, mobile: first paint to static HTML', site.fcp / plain.fcp, 1.05),
  ];
}

function everySection(measured: Measured[]): Goal[] {
  const of = (variant: string) =>
    measured.find((each) => each.form === 'mobile' && each.variant === variant)?.timing.lcp;
  const [site, plain] = [of('site'), of('static')];
  if (site === undefined || plain === undefined) return [];
  const ratio = site / plain;
  return [
    {
      what: 'every section, mobile: LCP to the page without scripts',
      goal: `at most ${times(1.05)}`,
      found: times(ratio),
      met: ratio <= 1.05,
    },
  ];
}

function javaScript(weights: Weight[]): Goal[] {
  const home = weights.find(({ path }) => path === '/');
  if (home === undefined) return [];
  const goal = (what: string, bytes: number, most: number): Goal => ({
    what,
    goal: `at most ${kB(most)}`,
    found: kB(bytes),
    met: bytes <= most,
  });
  return [
    goal('home: JavaScript before idle or interaction', home.before, 3000),
    goal('home: JavaScript executed by a visitor who reads to the end', home.read, 15_000),
    goal('home: JavaScript after the first intent', home.intent, 125_000),
  ];
}

function scores(pages: PageCategories[]): Goal[] {
  const goal = (name: string, scoreOf: (page: PageCategories) => number): Goal => {
    const [lowest, ...others] = pages.filter((page) => scoreOf(page) < 100).toSorted((a, b) => scoreOf(a) - scoreOf(b));
    const found =
      lowest === undefined
        ? '100'
        : `${scoreOf(lowest)} (${lowest.path} ${lowest.form}), ${others.length} more below 100`;
    return { what: `every page: ${name}`, goal: '100', found, met: lowest === undefined };
  };
  return [
    goal('performance', ({ timing }) => timing.score),
    ...(['accessibility', 'best-practices', 'seo'] as const).map((name) => goal(name, (page) => page[name])),
  ];
}

/** Returns the goals for the home page, and for every page in both languages, with the values of this run. */
export function goalsOf({
  measured = [],
  every = [],
  weights = [],
  pages = [],
}: {
  measured?: Measured[];
  every?: Measured[];
  weights?: Weight[];
  pages?: PageCategories[];
}): Goal[] {
  return [
    ...speed(measured),
    ...everySection(every),
    ...javaScript(weights),
    ...(pages.length > 0 ? scores(pages) : []),
  ];
}
