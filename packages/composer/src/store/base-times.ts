/** The drafts as far as this file needs them. */
type Drafts = Readonly<Record<string, { base: { version: number } }>>;

/** When this window learned the published version of a draft, in milliseconds as in `performance.now()`. */
const times = new WeakMap<object, number>();

/** Returns when this window learned the published version of a draft. */
export const timeOfBase = (base: object): number => times.get(base) ?? 0;

/** Stores when the published versions of drafts became known. A copy of the version before has its time. */
export function noteBases(before: Drafts, drafts: Drafts): void {
  for (const [key, { base }] of Object.entries(drafts)) {
    if (times.has(base)) continue;
    const former = before[key]?.base;
    times.set(base, former?.version === base.version ? timeOfBase(former) : performance.now());
  }
}
