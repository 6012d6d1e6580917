import { isAdvice, pathText, type Fault, type PathKey } from '@kermesse/sections/faults';
import { locales, type Locale } from '@kermesse/sections/locale';
import { createContext, useContext, useState } from 'react';
import { textIn } from '../translations/text-in.ts';
import { useUiLocale } from '../translations/ui-locale.ts';
import { splitFieldPath } from '../document/field-values.ts';
import type { Configuration } from '../document/json.ts';
import { useEditorStore, useWorkspace } from '../store/context.ts';
import { configurationOf } from '../store/workspace.ts';
import { faultSentence } from './fault-sentence.ts';

/** A suggestion for link fields. */
export interface OfferedLink {
  href: string;
  title: string;
  /** Whether it is a draft that visitors cannot open yet. */
  unpublished?: boolean;
}

/** The settings of a form that its fields need beside their schema. */
export interface FormSettings {
  /** Returns the faults of the form's part. */
  faultsOf: (configuration: Configuration) => readonly Fault[];
  /** The kind of document, if it is not a page. */
  of?: 'site';
  /** Whether the form shows only fields without a translation. */
  onlyMissing: boolean;
  /** The suggestions of link fields. */
  links: readonly OfferedLink[];
}

const FormContext = createContext<FormSettings>({ faultsOf: () => [], onlyMissing: false, links: [] });

export const FormProvider = FormContext.Provider;
export const useFormContext = () => useContext(FormContext);

const FaultsShownContext = createContext(true);

/** Provides whether a field shows its faults: not before the editor has left the field or followed a check to it. */
export const FaultsShownProvider = FaultsShownContext.Provider;

const below = (path: string, at: string) => at === path || at.startsWith(`${path}.`) || at.startsWith(`${path}[`);

/**
 * Returns the messages of a field's faults, one per line; '' if there are none. Faults inside a list or a group belong
 * to the fields there.
 *
 * @param deep whether to include faults at deeper paths: for a field whose parts have no field of their own.
 * @param level whether to return faults or advice.
 */
function useWordsOf(path: string, deep: boolean, level: 'fault' | 'advice'): string {
  const { faultsOf, of } = useFormContext();
  const locale = useUiLocale();
  const shown = useContext(FaultsShownContext);
  return useWorkspace((workspace) => {
    if (!shown) return '';
    const configuration = configurationOf(workspace);
    return faultsOf(configuration)
      .filter((fault) => (deep ? below(path, fault.path) : path === fault.path))
      .filter((fault) => isAdvice(fault) === (level === 'advice'))
      .map((fault) => faultSentence(fault, splitFieldPath(configuration, fault.keys, of)[0])[locale])
      .filter((text, index, all) => all.indexOf(text) === index)
      .join('\n');
  });
}

/** Returns the messages of a field's faults: see {@link useWordsOf}. */
export const useFaultText = (path: string, deep: boolean): string => useWordsOf(path, deep, 'fault');

/** Returns the advice for a field and its parts, which does not prevent publishing: see {@link useWordsOf}. */
export const useAdviceText = (path: string): string => useWordsOf(path, true, 'advice');

/**
 * Returns the languages of a translatable field whose text has a fault. Only French is required: a fault of the field
 * as a whole is that of the French text if there is no text, and of both otherwise.
 */
export function useFaultyLanguages(path: string, value: unknown): readonly Locale[] {
  const { faultsOf } = useFormContext();
  const shown = useContext(FaultsShownContext);
  const found = useWorkspace((workspace) => {
    if (!shown) return '';
    const paths = faultsOf(configurationOf(workspace))
      .filter((fault) => below(path, fault.path) && !isAdvice(fault))
      .map((fault) => fault.path);
    const named = locales.filter((locale) => paths.some((each) => below(`${path}.${locale}`, each)));
    const whole = paths.some((each) => !locales.some((locale) => below(`${path}.${locale}`, each)));
    const ofWhole = locales.every((locale) => textIn(value, locale) === '') ? ['fr'] : locales;
    return [...named, ...(whole ? ofWhole : [])].join(' ');
  });
  return locales.filter((locale) => found.includes(locale));
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/**
 * Returns whether a field had a faulty value when it was mounted. Such a fault shows at once; that of an empty field
 * does not.
 */
export function useInitialFault(keys: readonly PathKey[], value: unknown): boolean {
  const { faultsOf } = useFormContext();
  const store = useEditorStore();
  const [initiallyFaulty] = useState(
    () => !isEmpty(value) && faultsOf(configurationOf(store.get())).some((fault) => below(pathText(keys), fault.path)),
  );
  return initiallyFaulty;
}

/** Returns the number of faults at a path and below it, without advice. */
export function useFaultCount(path: string): number {
  const { faultsOf } = useFormContext();
  return useWorkspace(
    (workspace) =>
      faultsOf(configurationOf(workspace)).filter((fault) => below(path, fault.path) && !isAdvice(fault)).length,
  );
}
