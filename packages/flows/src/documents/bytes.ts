import { languageTag } from '@kermesse/api/schemas/common/locale';

/** How much a file weighs, as people say it: `0,8 Mo` in French, `0.8 MB` in English; a million bytes each. */
export function formatBytes(bytes: number, locale: 'fr' | 'en'): string {
  const [value, unit] =
    bytes < 1000
      ? ([bytes, 'byte'] as const)
      : bytes < 1_000_000
        ? ([bytes / 1000, 'kilobyte'] as const)
        : ([bytes / 1_000_000, 'megabyte'] as const);
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  const maximumFractionDigits = unit === 'megabyte' ? 1 : 0;
  return new Intl.NumberFormat(languageTag(locale), { style: 'unit', unit, unitDisplay, maximumFractionDigits }).format(
    value,
  );
}
