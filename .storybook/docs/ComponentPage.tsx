import { Controls, Description, DocsContext, Primary, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, useContext } from 'react';
import { useTranslation } from 'react-i18next';

const States = lazy(async () => ({ default: (await import('./States.tsx')).States }));

const words = { fr: 'États', en: 'States' };

/**
 * The docs page of a component: one story that is rendered, its controls, and links to the others. Rendering all of them
 * loads a whole Storybook for each that needs a frame of its own.
 */
export function ComponentPage() {
  const context = useContext(DocsContext);
  const { i18n } = useTranslation();
  const locale = i18n.language === 'en' ? 'en' : 'fr';
  const [first, ...others] = context.componentStories().filter(({ tags }) => tags.includes('autodocs'));
  if (first === undefined) return null;
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      {others.length > 0 && (
        <>
          <h2>{words[locale]}</h2>
          <Suspense>
            <States stories={others} locale={locale} />
          </Suspense>
        </>
      )}
    </>
  );
}
