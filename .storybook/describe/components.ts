import { join } from 'node:path';
import { API, SignatureKind, SymbolFlags, type Checker, type Symbol, type Type } from 'typescript/unstable/sync';
import type { Node } from 'typescript/unstable/ast';
import { defaultsIn } from './defaults.ts';

/** A row of a props table, in the format of Storybook's `argTypes`. */
export interface PropType {
  name: string;
  description: string;
  type: { name: string; value?: unknown; required: boolean };
  control?: false | { type: 'text' };
  table: {
    /** Absent for the component's own props. */
    category?: 'From React Aria';
    type: { summary: string };
    defaultValue?: { summary: string };
  };
}

/** The documentation that TypeScript finds for a component: the comment above it, and its props. */
export interface ComponentTypes {
  description: string;
  props: Record<string, PropType>;
}

/** Whether a prop is a DOM event such as `onTouchEnd`. Tables omit those: React Aria has its own events. */
const isDomEvent = (path: string, name: string) => path.endsWith('/dom.d.ts') && /^on[A-Z]/.test(name);

/** Descriptions of props that mean the same in every component, which therefore leaves them without a comment. */
const conventional: Record<string, string> = {
  children: 'The content.',
  className: 'A class for the outermost element, for its place in a layout.',
  ref: 'A reference to the element.',
  inputRef: 'A reference to the control, for example to focus it.',
};

/** Where a prop is declared; undefined for props that tables leave out. */
function originOf(path: string, name: string): 'own' | 'React Aria' | undefined {
  // React's types declare `children` for components that pass their props on to an element.
  if (!path.includes('/node_modules/') || name === 'children') return 'own';
  if (!/\/node_modules\/(?:@react-types|@react-aria|@react-stately|react-aria|react-stately)/.test(path))
    return undefined;
  return isDomEvent(path, name) ? undefined : 'React Aria';
}

/** Returns the members of a union of literals, such as `"left"` and `"right"`; undefined for any other type. */
function literalsOf(type: Type): (string | number)[] | undefined {
  if (!type.isUnionType()) return type.isStringLiteralType() || type.isNumberLiteralType() ? [type.value] : undefined;
  const members = type.getTypes().filter((each) => !(each.isIntrinsicType() && each.intrinsicName === 'undefined'));
  const values = members.map((each) => (each.isStringLiteralType() || each.isNumberLiteralType() ? each.value : null));
  return values.length > 0 && values.every((value) => value !== null) ? values : undefined;
}

const quoted = (value: string | number) => (typeof value === 'string' ? `'${value}'` : String(value));

/** Returns a type as it is written in its declaration, without `undefined`. */
function writtenType(declaration: Node | undefined, checker: Checker, type: Type): string {
  const written = (declaration as { type?: Node } | undefined)?.type?.getText();
  const text = written ?? checker.typeToString(checker.getNonNullableType(type) ?? type, undefined, 1);
  return text.replaceAll(/\s+/g, ' ').replace(/ \| undefined$/, '');
}

function typeOf(symbol: Symbol, checker: Checker, declaration: Node | undefined) {
  const type = checker.getTypeOfSymbol(symbol);
  if (type === undefined) throw new Error(`TypeScript found no type for the prop ${symbol.name}`);
  const literals = literalsOf(type);
  if (literals !== undefined) return { name: 'enum', value: literals, summary: literals.map(quoted).join(' | ') };
  const bare = checker.getNonNullableType(type) ?? type;
  const summary = writtenType(declaration, checker, type);
  const name = checker.typeToString(bare);
  if (name === 'string' || name === 'number' || name === 'boolean') return { name, summary: name };
  return { name: checker.getSignaturesOfType(bare, SignatureKind.Call).length > 0 ? 'function' : 'other', summary };
}

/**
 * Selects the control of a prop: texts, numbers, choices and switches are editable; a `ReactNode` is edited as text.
 */
function controlOf(name: string, summary: string): Pick<PropType, 'control'> {
  if (name !== 'other') return {};
  return { control: summary === 'ReactNode' ? { type: 'text' } : false };
}

function propsOf(parameter: Symbol, checker: Checker, defaults: Record<string, string>): ComponentTypes['props'] {
  const type = checker.getTypeOfSymbol(parameter);
  const found: ComponentTypes['props'] = {};
  for (const symbol of type === undefined ? [] : checker.getPropertiesOfType(type)) {
    const declaration = symbol.declarations[0];
    const origin = originOf(declaration?.path ?? '', symbol.name);
    if (origin === undefined) continue;
    const { name, summary, ...rest } = typeOf(symbol, checker, declaration?.resolve());
    const value = origin === 'own' ? defaults[symbol.name] : undefined;
    found[symbol.name] = {
      name: symbol.name,
      description: checker.getDocumentationCommentOfSymbol(symbol) || (conventional[symbol.name] ?? ''),
      type: { name, required: (symbol.flags & SymbolFlags.Optional) === 0, ...rest },
      ...controlOf(name, summary),
      table: {
        ...(origin === 'React Aria' && { category: 'From React Aria' }),
        type: { summary },
        ...(value !== undefined && { defaultValue: { summary: value } }),
      },
    };
  }
  return found;
}

/** Reads the components of source files with TypeScript's own checker, from the project at `root`. */
export function readComponents(root: string) {
  const api = new API({ cwd: root });
  const [project] = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects();
  if (project === undefined) throw new Error(`TypeScript found no project at ${join(root, 'tsconfig.json')}`);
  const { program, checker } = project;
  return {
    /**
     * Returns the components that a file exports, by name: functions with at most one parameter whose name starts with
     * a capital letter.
     */
    in(file: string): Record<string, ComponentTypes> {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      if (source === undefined || module === undefined) return {};
      const found: Record<string, ComponentTypes> = {};
      for (const exported of checker.getExportsOfModule(module)) {
        if (!/^[A-Z]/.test(exported.name) || (exported.flags & SymbolFlags.Value) === 0) continue;
        const type = checker.getTypeOfSymbol(exported);
        const signature = type && checker.getSignaturesOfType(type, SignatureKind.Call)[0];
        if (signature === undefined) continue;
        const parameter = signature.getParameters()[0];
        found[exported.name] = {
          description: checker.getDocumentationCommentOfSymbol(exported),
          props: parameter === undefined ? {} : propsOf(parameter, checker, defaultsIn(source, exported.name)),
        };
      }
      return found;
    },
    close: () => api.close(),
  };
}
