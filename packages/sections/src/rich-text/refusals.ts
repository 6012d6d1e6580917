import type { Element, Nodes } from 'hast';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import { parseHtml } from './parse.ts';
import { isAllowedElement, renamedElements, safeAttribute } from './rules.ts';

type Words = Record<Locale, string>;

/** Wrappers and styling of pasted text. They are removed without a message; their text stays. */
const harmless = new Set(['div', 'span', 'u', 'small', 'section', 'article', 'header', 'footer', 'font', 'center']);

/** The maximum length of an address in a message, in characters. */
const maxLength = 60;

const shorten = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text);

function elementRefusal(tagName: string): Words {
  return { fr: `la balise <${tagName}>`, en: `the element <${tagName}>` };
}

function handlerRefusal(attribute: string, tagName: string): Words {
  return { fr: `l’attribut ${attribute} sur <${tagName}>`, en: `the attribute ${attribute} on <${tagName}>` };
}

function addressRefusal(address: string, attribute: string, tagName: string): Words {
  const text = shorten(address);
  return {
    fr: `l’adresse « ${text} » dans ${attribute} sur <${tagName}>`,
    en: `the address “${text}” in ${attribute} on <${tagName}>`,
  };
}

function refusalsOfElement({ tagName, properties }: Element): Words[] {
  const name = renamedElements[tagName] ?? tagName;
  const refused = isAllowedElement(name) || harmless.has(name) ? [] : [elementRefusal(tagName)];
  for (const [property, value] of Object.entries(properties)) {
    const text = (Array.isArray(value) ? value.join(' ') : String(value)).trim();
    if (/^on/i.test(property)) refused.push(handlerRefusal(property.toLowerCase(), tagName));
    else if ((property === 'href' || property === 'src') && !safeAttribute(property, text)) {
      refused.push(addressRefusal(text, property, tagName));
    }
  }
  return refused;
}

/**
 * Returns the parts of a piece of HTML that sanitising removes and that editors should know of: elements such as
 * scripts and frames, event handlers, and disallowed addresses of links or pictures. Each is worded to follow "found".
 */
export function findRemovedParts(html: string): Words[] {
  const refused: Words[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'element') refused.push(...refusalsOfElement(node));
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(parseHtml(html));
  return refused;
}
