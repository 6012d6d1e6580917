import { isAdvice, type Fault, type PathKey } from '@kermesse/sections/faults';
import { locales, type Locale } from '@kermesse/sections/locale';
import { createContext, useContext } from 'react';
import { textIn } from '../translations/text-in.ts';
import { useUiLocale } from '../translations/ui-locale.ts';
import { splitFieldPath } from '../document/field-values.ts';
import { isAtOrBelow } from '../document/json.ts';
import { useWorkspace } from '../store/context.ts';
import { activeDraft, type Workspace } from '../store/workspace.ts';
import { faultSentence } from './fault-sentence.ts';
import { faultsAround } from './schema-faults.ts';

/** A suggestion for link fields. */
export interface OfferedLink {
  href: string;
  title: string;
  /** Whether it is a draft that visitors cannot open yet. */
  unpublished?: boolean;
}

/** The settings of a form that its fields need beside their schema. */
export interface FormSettings {
  /** Whether the form shows only fields without a translation. */
  onlyMissing: boolean;
  /** The suggestions of link fields. */
  links: readonly OfferedLink[];
}

const FormContext = createContext<FormSettings>({ onlyMissing: false, links: [] });

export const FormProvider = FormContext.Provider;
export const useFormContext = () => useContext(FormContext);

const FaultsShownContext = createContext(true);

/** Provides whether a field shows its faults: not before the editor has left the field or followed a check to it. */
export const FaultsShownProvider = FaultsShownContext.Provider;

/** Returns the faults and the advice of the open document at a path and below it. */
function faultsBelow(workspace: Workspace, keys: readonly PathKey[]): Fault[] {
  const { kind, history } = activeDraft(workspace);
  return faultsAround(history.present, kind, keys).filter((fault) => isAtOrBelow(fault.keys, keys));
}

/**
 * Returns the messages of a field's faults, one per line; '' if there are none. Faults inside a list or a group belong
 * to the fields there.
 *
 * @param deep whether to include faults at deeper paths: for a field whose parts have no field of their own.
 * @param level whether to return faults or advice.
 */
function useWordsOf(keys: readonly PathKey[], deep: boolean, level: 'fault' | 'advice'): string {
  const locale = useUiLocale();
  const shown = useContext(FaultsShownContext);
  return useWorkspace((workspace) => {
    if (!shown) return '';
    const { kind, history } = activeDraft(workspace);
    return faultsBelow(workspace, keys)
      .filter((fault) => deep || fault.keys.length === keys.length)
      .filter((fault) => isAdvice(fault) === (level === 'advice'))
      .map((fault) => faultSentence(fault, splitFieldPath(history.present, fault.keys, kind)[0])[locale])
      .filter((text, index, all) => all.indexOf(text) === index)
      .join('\n');
  });
}

/** Returns the messages of a field's faults: see {@link useWordsOf}. */
export const useFaultText = (keys: readonly PathKey[], deep: boolean): string => useWordsOf(keys, deep, 'fault');

/** Returns the advice for a field and its parts, which does not prevent publishing: see {@link useWordsOf}. */
export const useAdviceText = (keys: readonly PathKey[]): string => useWordsOf(keys, true, 'advice');

/**
 * Returns the languages of a translatable field whose text has a fault. Only French is required: a fault of the field
 * as a whole is that of the French text if there is no text, and of both otherwise.
 */
export function useFaultyLanguages(keys: readonly PathKey[], value: unknown): readonly Locale[] {
  const shown = useContext(FaultsShownContext);
  const found = useWorkspace((workspace) => {
    if (!shown) return '';
    // The language of each fault, if it is in the text of one.
    const languages = faultsBelow(workspace, keys)
      .filter((fault) => !isAdvice(fault))
      .map((fault) => locales.find((locale) => locale === fault.keys[keys.length]));
    const ofWhole = locales.every((locale) => textIn(value, locale) === '') ? ['fr'] : locales;
    return languages.flatMap((locale) => locale ?? ofWhole).join(' ');
  });
  return locales.filter((locale) => found.includes(locale));
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/** Returns whether a field has a faulty value. Such a fault shows at once; that of an empty field does not. */
export const hasFaultyValue = (workspace: Workspace, keys: readonly PathKey[], value: unknown): boolean =>
  !isEmpty(value) && faultsBelow(workspace, keys).length > 0;

/** Returns the number of faults at a path and below it, without advice. */
export const useFaultCount = (keys: readonly PathKey[]): number =>
  useWorkspace((workspace) => faultsBelow(workspace, keys).filter((fault) => !isAdvice(fault)).length);
