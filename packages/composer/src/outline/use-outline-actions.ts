import { useTranslation } from 'react-i18next';
import type { KeyboardEvent } from 'react';
import { announce } from '@kermesse/ui/announce';
import { rowKeyOf } from '../controls/row-key.ts';
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
  /** Inserts the copied sections after another one; without one, at the top of the page. */
  const paste = async (after?: string): Promise<void> => {
    const entries = await pasteSections();
    store.applyCommand({ do: 'add', at: indexAfter(configurationOf(store.get()), after), entries });
    announce(entries.length === 0 ? t('outline.nothingToPaste') : t('outline.pasted', { count: entries.length }));
    if (entries.length > 0) focusAdded();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = rowKeyOf(event);
    const meta = event.metaKey || event.ctrlKey;
    const act = () => {
      if (key === undefined) return meta && event.key === 'v' && places().length === 0 ? () => void paste() : undefined;
      if (event.altKey && event.key === 'ArrowUp') return () => move(key, -1);
      if (event.altKey && event.key === 'ArrowDown') return () => move(key, 1);
      if (event.key === 'Delete' || event.key === 'Backspace') return () => remove(key);
      if (meta && event.key === 'd') return () => duplicate(key);
      if (meta && event.key === 'c') return () => void copy(key);
      if (meta && event.key === 'v') return () => void paste(key);
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
