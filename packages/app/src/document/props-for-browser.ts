import type { PageProps } from '@kermesse/api/page-props';
import { retainsServerHtml } from '@kermesse/sections/traits';

/**
 * The props as the document carries them: without the data of sections whose HTML stays as the server made it, and without
 * the places of links, which are in the language of the address already.
 */
export function propsForBrowser(props: PageProps): PageProps {
  if (props.page === null) return props;
  const sections = props.page.sections.map(({ links: _localised, ...section }) =>
    retainsServerHtml(section.id) ? { ...section, data: {} } : section,
  );
  return { ...props, page: { ...props.page, sections } };
}
