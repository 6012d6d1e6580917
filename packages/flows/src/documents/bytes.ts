import { languageTag, type Locale } from '@kermesse/api/schemas/common/locale';

/** Formats a file size with decimal units: `1,3 Mo` in French, `1.3 MB` in English, for 1,250,000 bytes. */
export function formatBytes(bytes: number, locale: Locale): string {
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
