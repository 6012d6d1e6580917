import { typedFieldsIn } from '@kermesse/ui/typed-input';
import { untilHydrated } from '@kermesse/ui/until-hydrated';

/** Waits until every section with typed input has hydrated, so that its form can keep the input. */
export const typedSectionsHydrated = (): Promise<boolean> =>
  untilHydrated(
    document.body,
    () =>
      !Array.from(document.querySelectorAll('[data-section-id]:not([data-hydrated])')).some(
        (section) => typedFieldsIn(section).length > 0,
      ),
  );
