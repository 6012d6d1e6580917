import { PageView } from '@kermesse/sections/PageView';
import { readPage } from '@kermesse/sections/read-page';
import configuration from '../../lib/home.json';
import { readLocale } from '../../lib/locale';

/** A server component. It reads the configuration, so browsers load neither the configuration nor its reader. */
export default async function Home({ params }: { params: Promise<{ locale: string }> }) {
  const { page } = readPage(configuration, { locale: readLocale((await params).locale) });
  return page && <PageView page={page} />;
}
