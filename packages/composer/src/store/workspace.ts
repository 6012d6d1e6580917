import type { PathKey } from '@kermesse/sections/faults';
import type { Locale } from '@kermesse/sections/locale';
import type { BrandColors } from '@kermesse/ui/theme';
import { withoutComments } from '../document/comments.ts';
import type { Command } from '../document/commands.ts';
import { createHistory, applyToHistory, redo, undo, type History } from '../document/history.ts';
import { isSameJson, type Configuration } from '../document/json.ts';
import { movedFieldPath } from './moved-path.ts';
import { lastAdded, pagePlace, placeOfPath, sectionOfPlace, shownAfterStep, stillSelected } from './selection.ts';
import { createStore, type Store } from './store.ts';

/** The kind of document: a page, or the site configuration. */
export type DocumentKind = 'page' | 'site';

/** The published version that a draft is based on. */
export interface Base {
  /** The version; 0 for a document that is not published. */
  version: number;
  configuration: Configuration | null;
}

/** A document that is being edited, with its history. */
export interface Draft {
  /** `site`, or `page` and the slug, such as `page home`. */
  key: string;
  kind: DocumentKind;
  history: History;
  base: Base;
  /**
   * The configurations sent since `base`, without those that the server rejected. It may have published one of them
   * without its response arriving.
   */
  sent?: readonly Configuration[];
  /** Whether it was created here as a new page, so that it is no copy of the page at its address. */
  created?: boolean;
  /** The comments that were not sent, with the text of the check that they are about, by the place of their form. */
  unsent?: Readonly<Record<string, { text: string; check?: string }>>;
  /** The key before the page got its published address in this window. Not stored. */
  movedFrom?: string;
  /** The time of the last change here, in milliseconds since 1970; 0 for never. */
  changedAt: number;
  /** The brand colours of the sender of a shared page; undefined for those of the site. */
  colors?: BrandColors;
}

/** A request to focus a field, in a language if it has several. Each request is another object. */
export interface FocusRequest {
  keys: PathKey[];
  locale?: Locale;
}

/** The state of the composer. */
export interface Workspace {
  drafts: Readonly<Record<string, Draft>>;
  /** The key of the open draft; '' if there is none. */
  active: string;
  /** The selected section: a key of `placesOf`, or `pagePlace` for the page's own fields. */
  selected: string;
  /** The drafts that another window of this browser has locked. They are read-only here. */
  lockedElsewhere: ReadonlySet<string>;
  /** The path of the field that was focused last in the selected section; undefined if there is none. */
  editing?: PathKey[];
  /** The language in which it was focused, if it has several. */
  editingLocale?: Locale;
  focusRequest?: FocusRequest;
}

export const pageKey = (slug: string) => `page ${slug}`;
export const siteKey = 'site';

/** Returns the slug of a page; '' for a page without one, and for the site. */
export const slugOf = ({ slug }: Configuration): string => (typeof slug === 'string' ? slug : '');

/** Returns a key that no draft has: the given one, or one with a number. */
export function freeKey(drafts: Workspace['drafts'], key: string): string {
  let free = key;
  for (let number = 2; drafts[free] !== undefined; number += 1) free = `${key} ${number}`;
  return free;
}

/** Creates a page without sections. */
export const emptyPage = (slug: string): Configuration => ({
  slug,
  title: { fr: '', en: '' },
  sections: [],
  sectionsOrder: [],
  sectionsDisabled: [],
});

/** Creates a draft of a published document, or of a new one without `base`. */
export function draftOf(
  kind: DocumentKind,
  configuration: Configuration,
  base: Base = { version: 0, configuration: null },
): Draft {
  const key = kind === 'site' ? siteKey : pageKey(slugOf(configuration));
  return { key, kind, history: createHistory(configuration), base, changedAt: 0 };
}

/** Creates a draft of a new page without sections, at an address that its editor has chosen. */
export const draftOfNewPage = (slug: string): Draft => ({ ...draftOf('page', emptyPage(slug)), created: true });

/** Returns the open draft; undefined if there is none. */
export const shownDraft = ({ drafts, active }: Workspace): Draft | undefined => drafts[active];

/** Returns the open draft. @throws if there is none, which is a bug in the composer. */
export const activeDraft = ({ drafts, active }: Workspace): Draft => {
  const draft = drafts[active];
  if (draft === undefined) throw new Error(`No draft is open under the key “${active}”.`);
  return draft;
};

export const configurationOf = (workspace: Workspace): Configuration => activeDraft(workspace).history.present;

/** Returns whether a draft has unpublished changes. */
export function isChanged({ history: { present: draft, past }, base: { configuration }, changedAt }: Draft): boolean {
  if (configuration === null) return changedAt > 0 || past.length > 0;
  const present = withoutComments(draft);
  return present !== configuration && !isSameJson(present, configuration);
}

/** Returns the time of a change that is made now: after the last one, even if the clock was set back. */
export const timeOfChange = ({ changedAt }: Draft): number => Math.max(Date.now(), changedAt + 1);

/** Returns whether a draft is a new page. After it was sent, the page at its address may be this one. */
export const isNewPage = ({ created = false, base, sent = [] }: Draft): boolean =>
  created && base.version === 0 && sent.length === 0;

/** Returns the published slug of a page's draft; undefined if it was never published. */
export const publishedSlug = ({ kind, base }: Draft): string | undefined =>
  kind === 'page' && base.version > 0 && base.configuration !== null ? slugOf(base.configuration) : undefined;

/** Returns whether a draft was sent to an address, so that the page there may be this one. */
export const wasSentTo = ({ sent = [] }: Draft, slug: string): boolean => sent.some((each) => slugOf(each) === slug);

/** The store of the workspace and its actions. All are synchronous. */
export interface EditorStore extends Store<Workspace> {
  applyCommand(command: Command): void;
  undo(): void;
  redo(): void;
  select(place: string): void;
  /** Selects the section of a path and requests the focus for its field, in a language if it has several. */
  goTo(keys: PathKey[], locale?: Locale): void;
  /** Stores the path of the focused field, and its language if it has several. */
  setEditing(keys: PathKey[], locale?: Locale): void;
  /** Opens a draft and shows it. An open draft with the same key stays. */
  open(draft: Draft): void;
  /** Opens drafts without showing them. An open draft with the same key stays. */
  add(drafts: readonly Draft[]): void;
  show(key: string): void;
  close(key: string): void;
  /** Marks a draft as locked by another window, or as editable here again. */
  setLockedElsewhere(key: string, locked: boolean): void;
  /** Replaces a draft, such as with one from another window. `from` is its key here if it has another one now. */
  replaceDraft(draft: Draft, from?: string): void;
  /**
   * Stores the published version of a draft. A page with a new address gets a new key, if that is free.
   *
   * @returns the key of the draft.
   */
  setBase(key: string, base: Base): string;
}

/** The selection when another draft is shown. */
const nothingSelected = {
  selected: pagePlace,
  editing: undefined,
  editingLocale: undefined,
  focusRequest: undefined,
};

/**
 * Returns the selection after a change of the open document. The edited field is followed while its section stays
 * selected.
 */
function selectionAfter(workspace: Workspace, before: Configuration, after: Configuration, selected: string) {
  if (selected !== workspace.selected) return { ...nothingSelected, selected };
  const { editing } = workspace;
  return { selected, editing: editing && movedFieldPath(editing, before, after) };
}

/** Returns a draft with its published version, and with the key of its published address. */
function withBase(drafts: Workspace['drafts'], draft: Draft, base: Base): Draft {
  const key = draft.kind === 'page' && base.configuration !== null ? pageKey(slugOf(base.configuration)) : draft.key;
  const next = { ...draft, base, sent: undefined, created: undefined };
  return drafts[key] === undefined ? { ...next, key, movedFrom: draft.key } : next;
}

/** Creates the store, with a draft or empty. */
export function createEditorStore(first?: Draft): EditorStore {
  const store = createStore<Workspace>({
    drafts: first === undefined ? {} : { [first.key]: first },
    active: first?.key ?? '',
    selected: pagePlace,
    lockedElsewhere: new Set(),
  });

  function change(step: (history: History) => History, select: typeof stillSelected): void {
    const workspace = store.get();
    if (workspace.lockedElsewhere.has(workspace.active)) return;
    const draft = shownDraft(workspace);
    if (draft === undefined) return;
    const history = step(draft.history);
    if (history === draft.history) return;
    const [before, after] = [draft.history.present, history.present];
    const selection = selectionAfter(workspace, before, after, select(before, after, workspace.selected));
    const changed = { ...draft, history, changedAt: timeOfChange(draft) };
    store.set({ ...workspace, ...selection, drafts: { ...workspace.drafts, [draft.key]: changed } });
  }

  const editor: EditorStore = {
    ...store,
    applyCommand(command) {
      const unsent = Object.keys(shownDraft(store.get())?.unsent ?? {}).map(sectionOfPlace);
      change(
        (history) => applyToHistory(history, command, Date.now(), unsent),
        command.do === 'add' || command.do === 'duplicate' ? lastAdded : stillSelected,
      );
    },
    undo: () => change(undo, shownAfterStep),
    redo: () => change(redo, shownAfterStep),
    select: (selected) => store.set({ ...store.get(), ...nothingSelected, selected }),
    setEditing: (editing, editingLocale) => store.set({ ...store.get(), editing, editingLocale }),
    goTo(keys, locale) {
      const workspace = store.get();
      store.set({
        ...workspace,
        selected: placeOfPath(configurationOf(workspace), keys),
        editing: keys,
        editingLocale: locale,
        focusRequest: { keys, locale },
      });
    },
    open(draft) {
      editor.add([draft]);
      editor.show(draft.key);
    },
    add(drafts) {
      const workspace = store.get();
      const opened = Object.fromEntries(drafts.map((draft) => [draft.key, workspace.drafts[draft.key] ?? draft]));
      store.set({ ...workspace, drafts: { ...workspace.drafts, ...opened } });
    },
    show(key) {
      const workspace = store.get();
      if (workspace.drafts[key] !== undefined) store.set({ ...workspace, ...nothingSelected, active: key });
    },
    close(key) {
      const workspace = store.get();
      const drafts = Object.fromEntries(Object.entries(workspace.drafts).filter(([name]) => name !== key));
      const [next = ''] = Object.keys(drafts);
      // Closing another draft does not affect the open one.
      if (workspace.active !== key) return store.set({ ...workspace, drafts });
      return store.set({ ...workspace, ...nothingSelected, drafts, active: next });
    },
    setLockedElsewhere(key, locked) {
      const workspace = store.get();
      if (workspace.lockedElsewhere.has(key) === locked) return;
      const others = [...workspace.lockedElsewhere].filter((each) => each !== key);
      store.set({ ...workspace, lockedElsewhere: new Set(locked ? [...others, key] : others) });
    },
    replaceDraft(draft, from = draft.key) {
      const workspace = store.get();
      const { drafts: known, active, selected } = workspace;
      // With another key, it keeps its place among the drafts.
      const drafts = Object.fromEntries(Object.values({ ...known, [from]: draft }).map((each) => [each.key, each]));
      const before = known[from]?.history.present;
      if (active !== from || before === undefined) return store.set({ ...workspace, drafts });
      const after = draft.history.present;
      const selection = selectionAfter(workspace, before, after, stillSelected(before, after, selected));
      return store.set({ ...workspace, ...selection, drafts, active: draft.key });
    },
    setBase(key, base) {
      const { drafts } = store.get();
      const draft = drafts[key];
      if (draft === undefined) return key;
      const next = withBase(drafts, draft, base);
      editor.replaceDraft(next, key);
      return next.key;
    },
  };
  return editor;
}
