import { useMemo } from 'react';
import { isRecord } from '@kermesse/sections/json';
import { getIn, listOf } from '../document/json.ts';
import { useTranslation } from 'react-i18next';
import { announce } from '@kermesse/ui/announce';
import { useEditorStore, useWorkspace } from '../store/context.ts';
import { configurationOf } from '../store/workspace.ts';
import { storeAuthor } from './author.ts';
import { commentsKey, commentsOf, placeOfComment, type Comment } from '../document/comments.ts';

/** Returns the comments on one section or on the page as a whole; all comments without an argument. */
export function useComments(section?: string): Comment[] {
  const all = useWorkspace((workspace) => commentsOf(configurationOf(workspace)));
  return useMemo(
    () => (section === undefined ? all : all.filter((comment) => comment.section === section)),
    [all, section],
  );
}

/** Returns the actions on comments. Each is a step that can be undone. */
export function useCommentActions() {
  const { t } = useTranslation('composer');
  const store = useEditorStore();
  const placeOf = (id: string) => placeOfComment(configurationOf(store.get()), id);

  return {
    add(given: Pick<Comment, 'section' | 'check' | 'author' | 'text'>) {
      storeAuthor(given.author);
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
