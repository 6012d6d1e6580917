import type { Measured, Variant } from '../lighthouse/compare.ts';
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

/** A goal of at most a value, in the unit of `format`. */
const atMost = (what: string, value: number, most: number, format: (value: number) => string): Goal => ({
  what,
  goal: `at most ${format(most)}`,
  found: format(value),
  met: value <= most,
});

/** Returns a goal for a timing on a phone as the ratio to the static variant; none if one variant was not measured. */
function ratioGoal(what: string, measured: Measured[], timing: 'lcp' | 'fcp', most: number): Goal[] {
  const of = (variant: Variant) => measured.find((each) => each.form === 'mobile' && each.variant === variant)?.timing;
  const [site, plain] = [of('site'), of('static')];
  if (site === undefined || plain === undefined) return [];
  return [atMost(what, site[timing] / plain[timing], most, times)];
}

function javaScript(weights: Weight[]): Goal[] {
  const home = weights.find(({ path }) => path === '/');
  if (home === undefined) return [];
  return [
    atMost('home: JavaScript before idle or interaction', home.before, 3000, kB),
    atMost('home: JavaScript executed by a visitor who reads to the end', home.read, 15_000, kB),
    atMost('home: JavaScript after the first intent', home.intent, 125_000, kB),
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
    ...ratioGoal('home, mobile: LCP to static HTML', measured, 'lcp', 1.03),
    ...ratioGoal('home, mobile: first paint to static HTML', measured, 'fcp', 1.05),
    ...ratioGoal('every section, mobile: LCP to the page without scripts', every, 'lcp', 1.05),
    ...javaScript(weights),
    ...(pages.length > 0 ? scores(pages) : []),
  ];
}
