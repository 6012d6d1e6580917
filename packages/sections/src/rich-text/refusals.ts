import type { Element, Nodes } from 'hast';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import { parseHtml } from './parse.ts';
import { isAllowedElement, renamedElements, safeAttribute } from './rules.ts';

type Words = Record<Locale, string>;

/** Wrappers and styling that every paste brings along: they are removed, their text stays, and nobody needs to know. */
const harmless = new Set(['div', 'span', 'u', 'small', 'section', 'article', 'header', 'footer', 'font', 'center']);

/** How much of an address a message repeats, in characters. */
const shown = 60;

const cut = (text: string): string => (text.length > shown ? `${text.slice(0, shown)}…` : text);

function elementRefusal(tagName: string): Words {
  return { fr: `la balise <${tagName}>`, en: `the element <${tagName}>` };
}

function handlerRefusal(attribute: string, tagName: string): Words {
  return { fr: `l’attribut ${attribute} sur <${tagName}>`, en: `the attribute ${attribute} on <${tagName}>` };
}

function addressRefusal(address: string, attribute: string, tagName: string): Words {
  const text = cut(address);
  return {
    fr: `l’adresse « ${text} » dans ${attribute} sur <${tagName}>`,
    en: `the address “${text}” in ${attribute} on <${tagName}>`,
  };
}

function refusalsOfElement({ tagName, properties }: Element): Words[] {
  const name = renamedElements[tagName] ?? tagName;
  const refused = isAllowedElement(name) || harmless.has(name) ? [] : [elementRefusal(tagName)];
  for (const [property, value] of Object.entries(properties)) {
    const written = (Array.isArray(value) ? value.join(' ') : String(value)).trim();
    if (/^on/i.test(property)) refused.push(handlerRefusal(property.toLowerCase(), tagName));
    else if ((property === 'href' || property === 'src') && !safeAttribute(property, written)) {
      refused.push(addressRefusal(written, property, tagName));
    }
  }
  return refused;
}

/**
 * What sanitising removes from a piece of HTML that an editor should know of, in words that follow "found": elements
 * such as scripts and frames, event handlers, and addresses of links or pictures that are not allowed.
 */
export function refusalsIn(html: string): Words[] {
  const refused: Words[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'element') refused.push(...refusalsOfElement(node));
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(parseHtml(html));
  return refused;
}
