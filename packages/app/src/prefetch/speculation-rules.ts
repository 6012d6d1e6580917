import { reservedFolders } from '@kermesse/api/schemas/pages/routes';

const unless = (condition: object) => ({ not: condition });

/**
 * The Speculation Rules of a content page, as JSON. Supporting browsers prefetch the document of a content page when
 * the visitor points at its link. Excluded: screens, files, and all links of a logged-in user. Once the app has loaded
 * it removes the rules and fetches pages itself.
 */
export const speculationRules: string = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          unless({ href_matches: [`{/:locale(fr|en)}?/:own(${reservedFolders.join('|')}){/*}?`, '/*.*'] }),
          { selector_matches: 'html:not([data-session]) a:not([data-language],[download],[target])' },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
