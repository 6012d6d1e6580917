import { MapStyleProvider } from '@kermesse/sections/map-style';
import { PageSections } from '@kermesse/sections/render';
import type { CurrentPage } from './current-page.ts';
import { EmptyPage } from './EmptyPage.tsx';
import { Retained } from './Retained.tsx';

/** A content page: its sections in the configured order. Where there is none, a screen. */
export function PageView({ page }: { page: CurrentPage }) {
  const { props, prefix, views, parts, retained, flows } = page;
  if (props.page !== null && props.page.sections.length === 0) return <EmptyPage title={props.page.title} />;
  if (props.page !== null) {
    return (
      <MapStyleProvider value={flows?.mapStyleUrl}>
        <PageSections sections={props.page.sections} views={views} />
      </MapStyleProvider>
    );
  }
  return (
    <Retained retained={retained.screen}>
      <parts.Screens props={props} prefix={prefix} flows={flows} />
    </Retained>
  );
}
