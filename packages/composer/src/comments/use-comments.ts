import { useMemo, useState } from 'react';
import { isRecord } from '@kermesse/sections/json';
import { getIn, listOf } from '../document/json.ts';
import { useTranslation } from 'react-i18next';
import { announce } from '@kermesse/ui/announce';
import { useEditorStore, useWorkspace } from '../store/context.ts';
import { sectionOfPlace } from '../store/selection.ts';
import { activeDraft, configurationOf, timeOfChange } from '../store/workspace.ts';
import { commentsKey, commentsOf, placeOfComment, type Comment } from '../document/comments.ts';

/** Returns the comments on one section or on the page as a whole; all comments without an argument. */
export function useComments(section?: string): Comment[] {
  const all = useWorkspace((workspace) => commentsOf(configurationOf(workspace)));
  return useMemo(
    () => (section === undefined ? all : all.filter((comment) => comment.section === section)),
    [all, section],
  );
}

const useUnsentPlaces = () => Object.keys(useWorkspace((workspace) => activeDraft(workspace).unsent) ?? {});

/** Returns the places of comments on the checks of a section that were not sent. The checks may have disappeared. */
export const useUnsentOnChecks = (section: string): string[] =>
  useUnsentPlaces().filter((place) => place !== section && sectionOfPlace(place) === section);

/** Returns the keys of the sections with comments, or with the text of one that was not sent. */
export function useCommentedSections(): string[] {
  const commented = useComments().map(({ section }) => section);
  return [...new Set([...commented, ...useUnsentPlaces().map(sectionOfPlace)])];
}

/** Returns the actions on comments. Each is a step that can be undone. */
export function useCommentActions() {
  const { t } = useTranslation('composer');
  const store = useEditorStore();
  const placeOf = (id: string) => placeOfComment(configurationOf(store.get()), id);

  return {
    add(given: Pick<Comment, 'section' | 'check' | 'author' | 'text'>) {
      const value = { id: crypto.randomUUID(), ...given, at: Date.now() };
      store.applyCommand({
        do: 'insert',
        keys: [commentsKey],
        at: listOf(configurationOf(store.get())[commentsKey]).length,
        value,
      });
      announce(t('comments.added'));
    },
    resolve(id: string, resolved: boolean) {
      const at = placeOf(id);
      const comment = getIn(configurationOf(store.get()), [commentsKey, at]);
      if (isRecord(comment))
        store.applyCommand({
          do: 'set',
          keys: [commentsKey, at],
          value: { ...comment, resolved, changedAt: Date.now() },
        });
      announce(t(resolved ? 'comments.nowResolved' : 'comments.nowOpen'));
    },
    remove(id: string) {
      const at = placeOf(id);
      if (at !== -1) store.applyCommand({ do: 'removeItem', keys: [commentsKey], at });
      announce(t('comments.removed'));
    },
  };
}

/** The form of a new comment. */
export interface CommentDraft {
  text: string;
  /** The text of the check that the comment is about. */
  check?: string;
  /** Whether the editor has just opened the form. Otherwise it is open because its text was not sent. */
  isNew: boolean;
  write(text: string): void;
  /** Closes the form and keeps the text. */
  hide(): void;
  /** Discards the text and closes the form. */
  discard(): void;
}

/** The form of a new comment; undefined while it is closed. */
interface UsedDraft extends Pick<CommentDraft, 'check'> {
  form: CommentDraft | undefined;
  show(isShown: boolean): void;
}

/**
 * Returns the form of a new comment at a place. Its text is kept in the draft until it is sent or discarded, also while
 * the form is closed.
 *
 * @param currentCheck the text of the check at the place. Without it, the form has the check that was kept.
 */
export function useCommentDraft(place: string, currentCheck?: string): UsedDraft {
  const store = useEditorStore();
  const [shown, show] = useState<boolean>();
  const kept = useWorkspace((workspace) => activeDraft(workspace).unsent?.[place]);
  const check = currentCheck ?? kept?.check;
  const write = (text?: string) => {
    const draft = activeDraft(store.get());
    if (store.get().lockedElsewhere.has(draft.key)) return;
    const { [place]: before, ...others } = draft.unsent ?? {};
    if (text === before?.text) return;
    const all = text === undefined ? others : { ...others, [place]: { text, check } };
    const unsent = Object.keys(all).length === 0 ? undefined : all;
    store.replaceDraft({ ...draft, unsent, changedAt: timeOfChange(draft) });
  };
  const discard = () => {
    write();
    show(undefined);
  };
  const hide = () => show(false);
  const isShown = shown ?? kept !== undefined;
  const form = { text: kept?.text ?? '', check, isNew: shown === true, write, hide, discard };
  return { form: isShown ? form : undefined, check, show };
}
