import { parseSync } from 'vite';
import { declaredExports } from './exports.ts';

/** Whether a file's exports are the same in every folder, so that they need no docstrings. */
export const isWithoutDocstrings = (file: string): boolean =>
  /\/(?:section|examples)\.ts$|\.(?:schema|mock|cases|styles|generated|test|stories)\.tsx?$|Styles\.ts$/.test(file);

/**
 * Returns the named exports of a module (functions, values, classes and types) without a preceding `/** … *\/`, as
 * `line name`. The props of a component in the same file need none: its docstring describes them together, and its docs
 * page lists them one by one.
 */
export function withoutDocstring(code: string, file: string): string[] {
  const { comments } = parseSync(file, code);
  const documented = (start: number) =>
    comments.some(
      ({ type, value, end }) =>
        type === 'Block' && value.startsWith('*') && end <= start && /^\s*$/.test(code.slice(end, start)),
    );
  const exported = declaredExports(code, file).filter(({ isDefault }) => !isDefault);
  const isPropsOfComponent = (name: string) =>
    name.endsWith('Props') && exported.some((other) => `${other.name}Props` === name);
  return exported
    .filter(({ name, start }) => !documented(start) && !isPropsOfComponent(name))
    .map(({ name, start }) => `${code.slice(0, start).split('\n').length} ${name}`);
}
