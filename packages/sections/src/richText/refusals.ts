import type { Nodes } from 'hast';
import { parseHtml } from './parse.ts';
import { isAllowedElement, renamedElements, safeAttribute } from './rules.ts';

/** Elements whose content is not text for readers; they are taken out with all that is in them. */
const harmless = new Set(['div', 'span', 'u', 'small', 'section', 'article', 'header', 'footer', 'font', 'center']);

/**
 * What sanitising would take out of a piece of HTML that somebody should know of: scripts, frames, event handlers and
 * links or pictures that may not be followed. Wrappers and styling, which every paste brings along, are not mentioned.
 */
export function refusalsIn(html: string): string[] {
  const refused: string[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'element') {
      const name = renamedElements[node.tagName] ?? node.tagName;
      if (!isAllowedElement(name) && !harmless.has(name)) refused.push(`<${node.tagName}>`);
      for (const [property, value] of Object.entries(node.properties)) {
        const written = Array.isArray(value) ? value.join(' ') : String(value);
        if (/^on/i.test(property)) refused.push(`${property.toLowerCase()}="${written}"`);
        else if ((property === 'href' || property === 'src') && !safeAttribute(property, written.trim())) refused.push(written);
      }
    }
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(parseHtml(html));
  return refused;
}
