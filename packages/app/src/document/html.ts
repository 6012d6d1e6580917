import { escapeHtml } from '@kermesse/api/schemas/common/escape-html';

/**
 * Serializes a value as JSON that is safe inside a `<script>` element: no `<` can end the element or open a comment.
 * Escapes the two line separators that JSON allows and old JavaScript does not. `JSON.parse` returns an equal value.
 */
export function embedJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A void element of the head, such as `<meta name="description" content="…">`. */
export interface HeadTag {
  name: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** Serializes a tag of the head with every attribute escaped. */
export function tagHtml({ name, attributes }: HeadTag): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${pairs.join('')}>`;
}
