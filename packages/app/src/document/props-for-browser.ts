import type { AppPageProps } from '@kermesse/api/page-props';
import { retainsServerHtml } from '@kermesse/sections/traits';

/**
 * Returns the props that the document embeds. Leaves out the data of sections whose server HTML never hydrates, and the
 * positions of links, which are already localised.
 */
export function propsForBrowser(props: AppPageProps): AppPageProps {
  if (props.page === null) return props;
  const sections = props.page.sections.map(({ links: _localised, ...section }) =>
    retainsServerHtml(section.id) ? { ...section, data: {} } : section,
  );
  return { ...props, page: { ...props.page, sections } };
}
