import { MapStyleProvider } from '@kermesse/sections/map-style';
import { PageSections } from '@kermesse/sections/render';
import type { CurrentPage } from './current-page.ts';
import { PageWithoutSections } from './PageWithoutSections.tsx';
import { Retained } from './Retained.tsx';

/** Renders a content page: its sections in the configured order, or the "not found" page if it does not exist. */
export function CurrentPageView({ page }: { page: CurrentPage }) {
  const { props, prefix, views, shellParts, retained, flows } = page;
  if (props.page === null) {
    return (
      <Retained retained={retained.header}>
        <shellParts.NotFound path={props.path} prefix={prefix} />
      </Retained>
    );
  }
  if (props.page.sections.length === 0) return <PageWithoutSections title={props.page.title} />;
  return (
    <MapStyleProvider value={flows.mapStyleUrl}>
      <PageSections sections={props.page.sections} title={props.page.title} views={views} />
    </MapStyleProvider>
  );
}
