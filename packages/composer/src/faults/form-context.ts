import { toLocale } from '@kermesse/api/schemas/common/locale';
import { isAdvice, pathText, type Fault, type PathKey } from '@kermesse/sections/faults';
import type { Locale } from '@kermesse/sections/locale';
import { createContext, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getIn, type Configuration } from '../document/json.ts';
import { useEditorStore, useWorkspace } from '../store/context.ts';
import { configurationOf } from '../store/workspace.ts';
import { faultSentence } from './fault-sentence.ts';

/** An address that is offered where a link is set. */
export interface OfferedLink {
  href: string;
  title: string;
  /** A page of one's own that visitors cannot open yet. */
  unpublished?: boolean;
}

/** What the fields of a form know beside their schema. */
export interface FormSettings {
  /** The faults of the form's part, by path. The same map for the same configuration. */
  faultsOf: (configuration: Configuration) => ReadonlyMap<string, Fault[]>;
  /** What the form is of, where that is not a page. */
  of?: 'site';
  /** Show only what lacks a translation. */
  onlyMissing: boolean;
  /** Addresses to offer in link fields. */
  links: readonly OfferedLink[];
}

const FormContext = createContext<FormSettings>({ faultsOf: () => new Map(), onlyMissing: false, links: [] });

export const FormProvider = FormContext.Provider;
export const useFormContext = () => useContext(FormContext);

const FaultsShownContext = createContext(true);

/** Whether a field shows its faults: not before the editor has left it or was led to it. */
export const FaultsShownProvider = FaultsShownContext.Provider;

/** The language of the composer's own words. */
export function useUiLocale(): Locale {
  return toLocale(useTranslation().i18n.language);
}

const below = (path: string, at: string) => at === path || at.startsWith(`${path}.`) || at.startsWith(`${path}[`);

/**
 * The message of a field's first fault; '' for none. Faults inside a list or a group belong to the fields there.
 *
 * @param deep whether faults further inside count: for a field whose parts have no field of their own.
 * @param level what is wrong, or what is only to think about.
 */
function useWordsOf(path: string, deep: boolean, level: 'fault' | 'advice'): string {
  const { faultsOf, of } = useFormContext();
  const locale = useUiLocale();
  const shown = useContext(FaultsShownContext);
  return useWorkspace((workspace) => {
    if (!shown) return '';
    const map = faultsOf(configurationOf(workspace));
    const own = map.get(path) ?? [];
    const inner = deep ? [...map].flatMap(([at, faults]) => (at !== path && below(path, at) ? faults : [])) : [];
    return [...own, ...inner]
      .filter((fault) => isAdvice(fault) === (level === 'advice'))
      .map((fault) => faultSentence(fault, fault.section, of)[locale])
      .filter((text, index, all) => all.indexOf(text) === index)
      .join('\n');
  });
}

/** What is wrong with a field: see {@link useWordsOf}. */
export const useFaultText = (path: string, deep: boolean): string => useWordsOf(path, deep, 'fault');

/** What to think about at a field; nothing keeps the page from being published by it. See {@link useWordsOf}. */
export const useAdviceText = (path: string, deep: boolean): string => useWordsOf(path, deep, 'advice');

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/**
 * Whether a field's value was faulty when it was mounted: such a fault shows at once, that of an empty field does not.
 */
export function useInitialFault(keys: readonly PathKey[], value: unknown): boolean {
  const { faultsOf } = useFormContext();
  const store = useEditorStore();
  const [standing] = useState(
    () => !isEmpty(value) && [...faultsOf(configurationOf(store.get())).keys()].some((at) => below(pathText(keys), at)),
  );
  return standing;
}

/** The number of faults at a path and inside it, without advice. */
export function useFaultCount(path: string): number {
  const { faultsOf } = useFormContext();
  return useWorkspace((workspace) => {
    let count = 0;
    for (const [at, faults] of faultsOf(configurationOf(workspace)))
      if (below(path, at)) count += faults.filter((fault) => !isAdvice(fault)).length;
    return count;
  });
}

/** The value at a place of the configuration. */
export function useFieldValue(keys: readonly PathKey[]): unknown {
  return useWorkspace((workspace) => getIn(configurationOf(workspace), keys));
}
