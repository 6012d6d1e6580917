import { tolerant } from '@kermesse/api/schemas/common/tolerant';
import { parseJsonText } from '@kermesse/sections/json';
import { safeSessionStorage } from '@kermesse/ui/safe-storage';
import * as z from 'zod/mini';
import { placesOf } from '../document/sections.ts';
import { pagePlace, placeOfPath } from './selection.ts';
import { shownDraft, type EditorStore, type Workspace } from './workspace.ts';

const storageKey = 'kermesse-composer-place';
const heldKey = 'kermesse-composer-held';

const storedPlace = z.object({
  draft: z.string(),
  section: z.string(),
  field: tolerant(z.optional(z.array(z.union([z.string(), z.number()]))), undefined),
  locale: tolerant(z.optional(z.enum(['fr', 'en'])), undefined),
});

/**
 * Stores the open draft, its selected section and the field that was focused last, for this tab. They outlast a reload
 * and the switch to the other language, which loads another document.
 */
export function savePlace({ active, selected, editing, editingLocale }: Workspace): void {
  const place: z.input<typeof storedPlace> = {
    draft: active,
    section: selected,
    field: editing,
    locale: editingLocale,
  };
  safeSessionStorage.set(storageKey, JSON.stringify(place));
}

/** Shows the stored draft, selects its section and requests the focus for its field, as far as they still exist. */
export function restorePlace(store: EditorStore): void {
  const place = z.safeParse(storedPlace, parseJsonText(safeSessionStorage.get(storageKey))).data;
  if (place === undefined) return;
  store.show(place.draft);
  const draft = shownDraft(store.get());
  if (draft?.key !== place.draft) return;
  const { present } = draft.history;
  if (place.section !== pagePlace && !placesOf(present).some(({ key }) => key === place.section)) return;
  if (place.field !== undefined && placeOfPath(present, place.field) === place.section)
    store.goTo(place.field, place.locale);
  else store.select(place.section);
}

/** Stores for this tab which draft it edits, when another document replaces the composer. */
export function rememberHeldDraft(key: string): void {
  safeSessionStorage.set(heldKey, key);
}

/**
 * Returns the draft that this tab edited before a reload or a switch of the language, and forgets it: a tab that the
 * browser duplicates copies the storage, but must not take the draft over.
 */
export function takeHeldDraft(): string | undefined {
  const key = safeSessionStorage.get(heldKey) ?? undefined;
  safeSessionStorage.remove(heldKey);
  return key;
}
