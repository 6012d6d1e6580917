import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** The name of a component and the entry that other apps import it from. */
export interface ComponentName {
  name: string;
  entry: string;
}

/**
 * Returns the name and the entry of a component, or undefined for a component that only the story has. Such a component
 * is omitted from the code, but its children stay.
 */
export type NameComponent = (type: unknown) => ComponentName | undefined;

/** Thrown for a part of a story that other apps cannot write. */
export class UnprintableError extends Error {}

/** The maximum length of a line before each of its parts gets a line of its own. */
const width = 80;

const indent = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');
const isShort = (text: string) => text.length <= width && !text.includes('\n');
const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
const isPlainText = (text: string) => /^\S(?:.*\S)?$/.test(text) && !/[{}<>]/.test(text);

/** Prints a list or an object, on one line if it fits. */
function bracketed(open: string, parts: string[], close: string): string {
  const space = open === '{' ? ' ' : '';
  const line = parts.length === 0 ? open + close : `${open}${space}${parts.join(', ')}${space}${close}`;
  return isShort(line) ? line : `${open}\n${indent(`${parts.join(',\n')},`)}\n${close}`;
}

/** Prints an element inside an expression. */
const parenthesised = (jsx: string) => (isShort(jsx) ? jsx : `(\n${indent(jsx)}\n)`);

const isMock = (value: object) => '_isMockFunction' in value;

/** Prints elements as JSX and collects their imports. */
export class Printer {
  readonly #named: NameComponent;
  /** The names to import, by entry. */
  readonly imports = new Map<string, Set<string>>();

  constructor(named: NameComponent) {
    this.#named = named;
  }

  /** Prints a node as a JavaScript expression. */
  print(node: ReactNode): string {
    const parts = this.#parts(node);
    if (parts.length === 1 && parts[0]?.startsWith('<')) return parts[0];
    return `<>\n${indent(parts.join('\n'))}\n</>`;
  }

  /** Prints a node as children: texts, tags and expressions in braces. */
  #parts(node: ReactNode): string[] {
    return Children.toArray(node).flatMap((child) => {
      if (!isValidElement<{ children?: ReactNode }>(child)) {
        const text = String(child as string | number);
        return [isPlainText(text) ? text : `{${quote(text)}}`];
      }
      if (child.type === Fragment) return this.#parts(child.props.children);
      const name = this.#nameOf(child);
      return name === undefined ? this.#parts(child.props.children) : [this.#element(name, child)];
    });
  }

  /** Returns the tag of an element, or undefined for layout that only the story has, unless it sets a tone. */
  #nameOf({ type, props }: ReactElement<{ children?: ReactNode; 'data-tone'?: string }>): string | undefined {
    if (typeof type === 'string') return type;
    const written = this.#import(type);
    if (written !== undefined) return written;
    if (props['data-tone'] !== undefined) return 'div';
    if (props.children === undefined || typeof props.children === 'function')
      throw new UnprintableError(`<${(type as { name?: string }).name ?? '?'}>`);
    return undefined;
  }

  /** Returns the name of a component and adds it to the imports. */
  #import(type: unknown): string | undefined {
    const written = this.#named(type);
    if (written === undefined) return undefined;
    this.imports.set(written.entry, (this.imports.get(written.entry) ?? new Set()).add(written.name));
    return written.name;
  }

  #element(name: string, { props }: ReactElement): string {
    const { children, ...rest } = props as Record<string, unknown> & { children?: ReactNode };
    const given = Object.entries(rest).filter(([key, value]) => value !== undefined && key !== 'ref');
    const attributes = given.map(([key, value]) => this.#attribute(key, value));
    const line = [`<${name}`, ...attributes].join(' ');
    const open = isShort(line) ? line : `<${name}\n${indent(attributes.join('\n'))}\n`;
    const inner = typeof children === 'function' ? [`{${this.#value(children)}}`] : this.#parts(children);
    if (inner.length === 0) return open.endsWith('\n') ? `${open}/>` : `${open} />`;
    const whole = `${open}>${inner.join('')}</${name}>`;
    return inner.length === 1 && isShort(whole) ? whole : `${open}>\n${indent(inner.join('\n'))}\n</${name}>`;
  }

  #attribute(key: string, value: unknown): string {
    if (value === true) return key;
    if (typeof value === 'string' && !/["\n\\]/.test(value)) return `${key}="${value}"`;
    return `${key}={${this.#value(value)}}`;
  }

  #value(value: unknown): string {
    if (typeof value === 'string') return quote(value);
    if (typeof value === 'function') return this.#function(value as (...values: unknown[]) => unknown);
    if (isValidElement(value)) return parenthesised(this.print(value));
    const written = this.#import(value);
    if (written !== undefined) return written;
    if (Array.isArray(value))
      return bracketed(
        '[',
        value.map((each) => this.#value(each)),
        ']',
      );
    if (typeof value === 'object' && value !== null) {
      if (Object.getPrototypeOf(value) !== Object.prototype) throw new UnprintableError(value.constructor.name);
      const entries = Object.entries(value).filter(([, each]) => each !== undefined);
      const key = (name: string) => (/^[a-z_$][\w$]*$/i.test(name) ? name : quote(name));
      return bracketed(
        '{',
        entries.map(([name, each]) => `${key(name)}: ${this.#value(each)}`),
        '}',
      );
    }
    return String(value);
  }

  /**
   * Prints a function by the elements that it returns, such as the actions of a dialog. Event handlers become empty
   * functions.
   */
  #function(value: (...values: unknown[]) => unknown): string {
    if (value.name === 'close') return 'close';
    if (isMock(value) || value.length > 1) return '() => {}';
    const close = () => undefined;
    const rendered = value.length === 1 && !/^on[A-Z]/.test(value.name) ? value(close) : undefined;
    return isValidElement(rendered) ? `(close) => ${parenthesised(this.print(rendered))}` : '() => {}';
  }
}
