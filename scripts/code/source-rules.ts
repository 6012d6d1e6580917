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

/** Returns the styles with `left` or `right`, which do not work from right to left. */
export function physicalSides(source: string, file: string): string[] {
  const applies = /^packages\/\w+\/src\/.*(?<!\.test|\.stories)\.tsx?$/.test(file);
  const side =
    /(?:^|[\s;{`])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right)(?:-\w+)?:(?!\s*number)\s*[^'"{]+;/;
  const aligned = /\b(?:text-align|float|clear):\s*(?:left|right)\b/;
  return applies && isStyled(source) ? [...linesWith(source, file, side), ...linesWith(source, file, aligned)] : [];
}

/** Returns the comments that disable a lint rule, a type check or coverage. */
export const disabledRules = (source: string, file: string): string[] =>
  linesWith(
    source,
    file,
    /(?:oxlint|eslint|stylelint)-(?:disable|enable)|@ts-(?:ignore|nocheck|expect-error)|v8 ignore/,
  );

/**
 * Whether the name of a folder follows the rule: kebab-case, or PascalCase for a component; camelCase for the folders of
 * flows; the key of a section for its folder.
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
