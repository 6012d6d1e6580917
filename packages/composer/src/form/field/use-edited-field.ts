import { isLocale } from '@kermesse/api/schemas/common/locale';
import type { PathKey } from '@kermesse/sections/faults';
import type { FocusEvent } from 'react';
import { useEditorStore } from '../../store/context.ts';

/** Returns the focus handler of a form: it stores which field is edited, and in which language. */
export function useEditedField(): (event: FocusEvent) => void {
  const store = useEditorStore();
  return ({ target }) => {
    const keys = target.closest('[data-keys]')?.getAttribute('data-keys');
    const lang = target.getAttribute('lang');
    if (keys !== null && keys !== undefined)
      store.setEditing(JSON.parse(keys) as PathKey[], isLocale(lang) ? lang : undefined);
  };
}
