import type { PathKey } from '@kermesse/sections/faults';
import type { Locale } from '@kermesse/sections/locale';
import type { BrandColors } from '@kermesse/ui/theme';
import { withoutComments } from '../document/comments.ts';
import type { Command } from '../document/commands.ts';
import { beginHistory, perform, redo, undo, type History } from '../document/history.ts';
import type { Configuration } from '../document/json.ts';
import { placesOf } from '../document/sections.ts';
import { createStore, type Store } from './store.ts';

/** What is edited: a page or the site's own configuration. */
export type DocumentKind = 'page' | 'site';

/** What the server has, as far as it is known here. */
export interface Base {
  /** The version this draft grew from; 0 for a page that the server does not have. */
  version: number;
  configuration: Configuration | null;
}

/** A document that is being edited. */
export interface Draft {
  /** `page home`, `site`, or `page` and a slug that is not on the server yet. */
  key: string;
  kind: DocumentKind;
  history: History;
  base: Base;
  /** When it was last changed here, in milliseconds since 1970; 0 for never. */
  changedAt: number;
  /** The colours that its sender sees it in; the site's own otherwise. */
  colors?: BrandColors;
}

/** All that the composer holds open. */
export interface Workspace {
  drafts: Readonly<Record<string, Draft>>;
  /** The key of the draft on the screen; '' while there is none. */
  active: string;
  /** The section that is being filled: a key of `placesOf`, or `page` for what the page says of itself. */
  selected: string;
  /** The drafts that another window of this browser has: they are shown, and not changed here. */
  elsewhere: ReadonlySet<string>;
  /** The field that one is in; undefined for none. */
  editing?: PathKey[];
  /** The field to be focused next, in which of its languages where that matters, and which request it was. */
  wanted?: { keys: PathKey[]; locale?: Locale; request: number };
}

/** The place of the page's own fields in the list. */
export const pagePlace = 'page';

export const pageKey = (slug: string) => `page ${slug}`;
export const siteKey = 'site';

/** The slug of a page; '' for one that has none, and for the site. */
export const slugOf = ({ slug }: Configuration): string => (typeof slug === 'string' ? slug : '');

/** A page with nothing on it yet. */
export const emptyPage = (slug: string): Configuration => ({
  slug,
  title: { fr: '', en: '' },
  sections: [],
  sectionsOrder: [],
  sectionsDisabled: [],
});

/** A draft that begins with what the server has, or with a page of one's own. */
export function draftOf(
  kind: DocumentKind,
  configuration: Configuration,
  base: Base = { version: 0, configuration: null },
): Draft {
  const key = kind === 'site' ? siteKey : pageKey(slugOf(configuration));
  return { key, kind, history: beginHistory(configuration), base, changedAt: 0 };
}

/** The draft on the screen; undefined while none is open. */
export const shownDraft = ({ drafts, active }: Workspace): Draft | undefined => drafts[active];

/** The draft on the screen. @throws while none is open: that is a mistake in the composer. */
export const activeDraft = ({ drafts, active }: Workspace): Draft => {
  const draft = drafts[active];
  if (draft === undefined) throw new Error(`There is no draft ${active}.`);
  return draft;
};

export const configurationOf = (workspace: Workspace): Configuration => activeDraft(workspace).history.present;

/** Whether a draft holds something that the server does not have. */
export function isChanged({ history: { present: draft, past }, base: { configuration }, changedAt }: Draft): boolean {
  if (configuration === null) return changedAt > 0 || past.length > 0;
  const present = withoutComments(draft);
  return present !== configuration && JSON.stringify(present) !== JSON.stringify(configuration);
}

/** Whether visitors see a document as it is here: it is live, it was changed since, or it was never published. */
export type PageState = 'live' | 'changed' | 'new';

/** The state of a draft. */
export const stateOf = (draft: Draft): PageState =>
  draft.base.version === 0 ? 'new' : isChanged(draft) ? 'changed' : 'live';

/** The address that visitors know the page of a draft by; undefined for one that was never published. */
export const publishedSlug = ({ kind, base }: Draft): string | undefined =>
  kind === 'page' && base.version > 0 && base.configuration !== null ? slugOf(base.configuration) : undefined;

/** What can be done with a workspace. All of it is synchronous. */
export interface EditorStore extends Store<Workspace> {
  carryOut(command: Command): void;
  undo(): void;
  redo(): void;
  select(place: string): void;
  /** Selects the section of a path and requests the focus for its field, in a language if it has several. */
  goTo(keys: PathKey[], locale?: Locale): void;
  /** Says which field one is in. */
  enter(keys: PathKey[]): void;
  /** Opens a draft; one that is open already under its key is put in its place only when `anew`. */
  open(draft: Draft, options?: { anew?: boolean }): void;
  show(key: string): void;
  close(key: string): void;
  /** Leaves a draft to another window, or takes it back. */
  leave(key: string, elsewhere: boolean): void;
  /** Shows a draft as another window keeps it. */
  follow(draft: Draft): void;
  /** Says what the server has now of a draft. A page that has another address now gets another key, where that is free. */
  settle(key: string, base: Base): void;
  /** Changes a draft that need not be on the screen, as one step, with what the server has of it now. */
  revise(key: string, configuration: Configuration, base: Base): void;
}

function placeOfPath(configuration: Configuration, keys: readonly PathKey[]): string {
  if (keys[0] !== 'sections' || typeof keys[1] !== 'number') return pagePlace;
  return placesOf(configuration).find(({ index }) => index === keys[1])?.key ?? pagePlace;
}

/** The section to have selected once the document changed: the same one, or what took its place. */
function stillSelected(before: Configuration, after: Configuration, selected: string): string {
  const places = placesOf(after);
  if (selected === pagePlace || places.some(({ key }) => key === selected)) return selected;
  const was = placesOf(before).findIndex(({ key }) => key === selected);
  return places[Math.min(Math.max(was, 0), places.length - 1)]?.key ?? pagePlace;
}

/** A draft with what the server has of it now; the address that it is published at names it. */
function settled(drafts: Workspace['drafts'], draft: Draft, base: Base): Draft {
  const key = draft.kind === 'page' && base.configuration !== null ? pageKey(slugOf(base.configuration)) : draft.key;
  return { ...draft, base, key: drafts[key] === undefined ? key : draft.key };
}

/** Creates the store, with a draft or empty. `clock` gives milliseconds. */
export function createEditorStore(first?: Draft, clock: () => number = Date.now): EditorStore {
  const begun: Workspace['drafts'] = first === undefined ? {} : { [first.key]: first };
  const store = createStore<Workspace>({
    drafts: begun,
    active: first?.key ?? '',
    selected: pagePlace,
    elsewhere: new Set(),
  });
  let request = 0;

  function change(step: (history: History) => History): void {
    const workspace = store.get();
    if (workspace.elsewhere.has(workspace.active)) return;
    const draft = shownDraft(workspace);
    if (draft === undefined) return;
    const history = step(draft.history);
    if (history === draft.history) return;
    const selected = stillSelected(draft.history.present, history.present, workspace.selected);
    const changed = { ...draft, history, changedAt: clock() };
    store.set({ ...workspace, selected, drafts: { ...workspace.drafts, [draft.key]: changed } });
  }

  return {
    ...store,
    carryOut(command) {
      const before = new Set(placesOf(configurationOf(store.get())).map(({ key }) => key));
      change((history) => perform(history, command, clock()));
      if (command.do !== 'add' && command.do !== 'duplicate') return;
      const added = placesOf(configurationOf(store.get())).find(({ key }) => !before.has(key));
      if (added !== undefined) store.set({ ...store.get(), selected: added.key });
    },
    undo: () => change(undo),
    redo: () => change(redo),
    select: (selected) => store.set({ ...store.get(), selected, editing: undefined, wanted: undefined }),
    enter: (editing) => store.set({ ...store.get(), editing }),
    goTo(keys, locale) {
      const workspace = store.get();
      request += 1;
      store.set({
        ...workspace,
        selected: placeOfPath(configurationOf(workspace), keys),
        editing: keys,
        wanted: { keys, locale, request },
      });
    },
    open(draft, { anew = false } = {}) {
      const workspace = store.get();
      const kept = anew ? draft : (workspace.drafts[draft.key] ?? draft);
      store.set({
        ...workspace,
        drafts: { ...workspace.drafts, [draft.key]: kept },
        active: draft.key,
        selected: pagePlace,
        wanted: undefined,
      });
    },
    show(key) {
      const workspace = store.get();
      if (workspace.drafts[key] !== undefined)
        store.set({ ...workspace, active: key, selected: pagePlace, wanted: undefined });
    },
    close(key) {
      const workspace = store.get();
      const drafts = Object.fromEntries(Object.entries(workspace.drafts).filter(([name]) => name !== key));
      const [next = ''] = Object.keys(drafts);
      // What is on the screen stays as it is when another draft goes.
      if (workspace.active !== key) return store.set({ ...workspace, drafts });
      return store.set({ ...workspace, drafts, active: next, selected: pagePlace, wanted: undefined });
    },
    leave(key, elsewhere) {
      const workspace = store.get();
      if (workspace.elsewhere.has(key) === elsewhere) return;
      const others = [...workspace.elsewhere].filter((each) => each !== key);
      store.set({ ...workspace, elsewhere: new Set(elsewhere ? [...others, key] : others) });
    },
    follow(draft) {
      const workspace = store.get();
      const before = workspace.drafts[draft.key];
      const onScreen = workspace.active === draft.key && before !== undefined;
      const selected = onScreen
        ? stillSelected(before.history.present, draft.history.present, workspace.selected)
        : workspace.selected;
      store.set({ ...workspace, selected, drafts: { ...workspace.drafts, [draft.key]: draft } });
    },
    settle(key, base) {
      const workspace = store.get();
      const draft = workspace.drafts[key];
      if (draft === undefined) return;
      const next = settled(workspace.drafts, draft, base);
      const others = Object.values(workspace.drafts).map((each) => (each.key === key ? next : each));
      store.set({
        ...workspace,
        drafts: Object.fromEntries(others.map((each) => [each.key, each])),
        active: workspace.active === key ? next.key : workspace.active,
      });
    },
    revise(key, configuration, base) {
      const workspace = store.get();
      const draft = workspace.drafts[key];
      if (draft === undefined) return;
      const history = perform(draft.history, { do: 'replace', configuration }, clock());
      store.set({
        ...workspace,
        drafts: { ...workspace.drafts, [key]: { ...draft, history, base, changedAt: clock() } },
      });
    },
  };
}
