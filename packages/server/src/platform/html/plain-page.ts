import { escapeHtml } from '@kermesse/api/schemas/common/escape-html';

/** The media type of `plainPage`. */
export const htmlType = { 'content-type': 'text/html; charset=utf-8' };

/**
 * Renders a failure in both languages as a page without styles and scripts, when the site's own pages cannot be
 * rendered. Unlike plain text, it is readable on a phone.
 */
export const plainPage = (fr: string, en: string): string => `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(fr)}</title>
<p>${escapeHtml(fr)}</p>
<p lang="en">${escapeHtml(en)}</p>
</html>
`;
