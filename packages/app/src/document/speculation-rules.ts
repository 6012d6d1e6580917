import { ownFolders } from '@kermesse/api/schemas/pages/routes';

const unless = (condition: object) => ({ not: condition });

/**
 * Speculation Rules: a browser that has them fetches the document of a content page when somebody points at its link, until the
 * app is there, which fetches pages by itself and takes the rules out. No screens, no files, nothing for somebody who is signed in.
 */
export const speculationRules: string = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          unless({ href_matches: [`{/:locale(fr|en)}?/:own(${ownFolders.join('|')}){/*}?`, '/*.*'] }),
          { selector_matches: 'html:not([data-session]) a:not([data-language],[download],[target])' },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
