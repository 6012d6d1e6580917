import { declaredExports } from './exports.ts';
import { isSlug } from '../scaffold/scaffold.ts';

/** Returns the matching lines of a source as `file:line text`. */
export function linesWith(source: string, file: string, pattern: RegExp): string[] {
  return source
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : []));
}

const isStyled = (source: string) => source.includes("from 'styled-components'");

/** Returns the colour literals in styles. Only `ui/theme` and `ui/art` define colours. */
export function colourLiterals(source: string, file: string): string[] {
  const applies =
    /^packages\/(?:ui|sections|flows|app)\/src\//.test(file) &&
    !/^packages\/ui\/src\/(?:theme|art)\/|\.(?:test|stories)\.tsx?$/.test(file);
  const colour = /:[^;'"`]*(?:#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab)\()/i;
  return applies && isStyled(source) ? linesWith(source, file, colour) : [];
}

/** Splits a CSS value at the spaces outside parentheses. */
const partsOf = (value: string) => value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];

/** Whether a shorthand sets different values left and right. Centring with 50% works in both directions. */
const isLopsided = (value: string) => {
  const [, right, , left = right] = partsOf(value);
  return left !== right && left?.includes('50%') !== true;
};

/** The checks of a declaration: physical properties, and values that have a horizontal direction. */
const checks: readonly ((property: string, value: string) => boolean)[] = [
  (property) => /^(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right)(?:-\w+)?$/.test(property),
  (property) => /^border-(?:top|bottom)-(?:left|right)-radius$/.test(property),
  (property, value) => /^(?:text-align|float|clear)$/.test(property) && /^(?:left|right)$/.test(value),
  (property, value) => /^(?:inset|margin|padding)$/.test(property) && isLopsided(value),
  (_, value) => /gradient\(\s*(?:-?(?:90|270)deg|to (?:left|right))/.test(value),
  (property, value) => property === 'translate' && /^-?[1-9]/.test(value) && !value.startsWith('-50% '),
  // A rotated ornament may look the same in both directions.
  (property, value) => property === 'transform' && /^translate(?:X|3d)?\(-?[1-9]/.test(value),
  (property, value) => property === 'transform-origin' && /^(?:0|100%|left|right)\b/.test(value),
];

/** Returns the declarations in styles that work only from left to right. */
export function physicalSides(source: string, file: string): string[] {
  if (!isStyled(source) || !/^packages\/\w+\/src\/.*(?<!\.test|\.stories)\.tsx?$/.test(file)) return [];
  const declarations = source.matchAll(/(?<=^|[\s;{`])(-?[a-z][a-z-]*):\s([^;{}]+)(?=;)/g);
  return [...declarations]
    .filter(([, property = '', value = '']) => checks.some((isPhysical) => isPhysical(property, value)))
    .map(([declaration]) => `${file}: ${declaration.replaceAll(/\s+/g, ' ')}`);
}

/** Returns the comments that disable a lint rule, a type check or coverage. */
export const disabledRules = (source: string, file: string): string[] =>
  linesWith(
    source,
    file,
    /(?:oxlint|eslint|stylelint)-(?:disable|enable)|@ts-(?:ignore|nocheck|expect-error)|v8 ignore/,
  );

/** Returns the lines of comments over 120 characters, which the formatter leaves as they are. */
export const longComments = (source: string, file: string): string[] =>
  // Addresses and tables cannot be wrapped.
  linesWith(source, file, /^(?=.{121})(?!.*https?:\/\/)\s*(?:\/\/|\/?\*)(?!\*?\s*\|)/);

/**
 * Whether the name of a folder follows the rule: kebab-case, or PascalCase for a component; camelCase for the folders
 * of flows; the key of a section for its folder.
 */
export function isFolderName(folder: string): boolean {
  const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
  const pascal = /^(?:[A-Z][a-z0-9]*)+$/;
  const camel = /^[a-z0-9]+(?:[A-Z][a-z0-9]*)*$/;
  const [, name = '', , ...below] = folder.replace(/\/$/, '').split('/');
  const last = below.at(-1);
  if (last === undefined) return true;
  if (/^packages\/sections\/src\/sections\/[^/]+\/?$/.test(folder)) return isSlug(last);
  const allowed = name === 'flows' && below.length === 1 ? [camel] : [kebab, pascal];
  return allowed.some((pattern) => pattern.test(last));
}

/** Returns the components that a `.tsx` file exports although its name is not in PascalCase. */
export function misplacedComponents(source: string, file: string): string[] {
  const mayExportThem = /\/[A-Z][A-Za-z0-9]*(?:\.stories)?\.tsx$|\.(?:test|generated)\.tsx$/.test(file);
  if (!file.endsWith('.tsx') || mayExportThem) return [];
  return declaredExports(source, file)
    .filter(({ name, isType }) => !isType && /^[A-Z]/.test(name))
    .map(({ name }) => `${file}: ${name}`);
}
