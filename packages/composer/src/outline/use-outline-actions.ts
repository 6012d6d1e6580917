import { useTranslation } from 'react-i18next';
import { useContext, type KeyboardEvent } from 'react';
import { announce } from '@kermesse/ui/announce';
import { rowKeyOf, shortcutLetterOf } from '../controls/row-key.ts';
import { ToastsContext } from '@kermesse/ui/Toasts';
import { afterTwoFrames } from '@kermesse/ui/focus';
import { focusSelectedRow, selectedRow } from '../controls/focus.ts';
import { rememberMove } from '../document/moved-key.ts';
import { indexAfter, placesOf } from '../document/sections.ts';
import { useEditorStore } from '../store/context.ts';
import { configurationOf } from '../store/workspace.ts';
import { copySection, pasteSections } from './clipboard.ts';
import { idAfterDrop } from './rows.ts';

/** Returns the actions on the sections of the list. Each announces its result to screen readers. */
export function useOutlineActions() {
  const { t } = useTranslation('composer');
  const store = useEditorStore();
  const toasts = useContext(ToastsContext);
  const places = () => placesOf(configurationOf(store.get()));

  const moveBefore = (key: string, before: string | undefined) => {
    const from = configurationOf(store.get());
    store.applyCommand({ do: 'reorder', key, before: before ?? null });
    rememberMove(from, configurationOf(store.get()), key);
    const now = places();
    const position = now.findIndex((place) => place.key === key) + 1;
    announce(t('outline.movedTo', { position, count: now.length }));
  };
  /** Moves a dragged section to the row where it was dropped. */
  const drop = (key: string, target: { key: string | number; dropPosition: string }) =>
    moveBefore(key, idAfterDrop(places(), key, target));
  const move = (key: string, by: -1 | 1) => {
    const ordered = places().filter(({ id }) => id !== undefined);
    const from = ordered.findIndex((place) => place.key === key);
    const to = from + by;
    if (from === -1) return;
    if (to < 0 || to >= ordered.length) return announce(t(to < 0 ? 'order.first' : 'order.last'));
    return moveBefore(key, ordered[by === -1 ? to : to + 1]?.key);
  };
  /** Focuses an added section, which is selected, so that the next key acts on it. */
  const focusAdded = () => afterTwoFrames(() => selectedRow()?.focus());
  const duplicate = (key: string) => {
    store.applyCommand({ do: 'duplicate', key });
    announce(t('outline.duplicated'));
    focusAdded();
  };
  const remove = (key: string) => {
    store.applyCommand({ do: 'remove', key });
    announce(t('outline.removed'));
    // The menu would return the focus to its button, which is removed with the section.
    focusSelectedRow();
  };
  const enable = (key: string, enabled: boolean) => {
    store.applyCommand({ do: 'enable', key, enabled });
    announce(t(enabled ? 'outline.enabled' : 'outline.disabled'));
  };
  const copy = async (key: string) => {
    const place = places().find((each) => each.key === key);
    if (place === undefined) return;
    await copySection(place.entry);
    announce(t('outline.copied'));
  };
  /**
   * Inserts the copied sections after another one; without one, at the top of the page. Inserts nothing if another
   * document is opened before the browser hands over the clipboard: it may ask the editor first.
   */
  const paste = async (after?: string): Promise<void> => {
    const { active } = store.get();
    const entries = await pasteSections();
    if (entries.length === 0) return announce(t('outline.nothingToPaste'));
    if (store.get().active !== active) return void toasts?.show({ title: t('outline.notPasted') });
    store.applyCommand({ do: 'add', at: indexAfter(configurationOf(store.get()), after), entries });
    announce(t('outline.pasted', { count: entries.length }));
    return focusAdded();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = rowKeyOf(event);
    const letter = shortcutLetterOf(event);
    const act = () => {
      if (key === undefined) return letter === 'v' && places().length === 0 ? () => void paste() : undefined;
      if (event.altKey && event.key === 'ArrowUp') return () => move(key, -1);
      if (event.altKey && event.key === 'ArrowDown') return () => move(key, 1);
      if (event.key === 'Delete' || event.key === 'Backspace') return () => remove(key);
      if (letter === 'd') return () => duplicate(key);
      if (letter === 'c') return () => void copy(key);
      if (letter === 'v') return () => void paste(key);
      return undefined;
    };
    const action = act();
    if (action === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };

  return { move, drop, duplicate, remove, enable, copy, paste, onKeyDown };
}
