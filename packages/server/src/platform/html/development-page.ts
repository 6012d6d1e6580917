import type { Locale } from '@kermesse/api/schemas/common/locale';
import type { Context } from 'hono';
import { pagePolicy, styleAttributesOf } from '../security/content-security-policy.ts';

export interface DevelopmentPage {
  locale: Locale;
  title: string;
  /** The only style of the page. */
  style: string;
  /** The HTML of the body. */
  body: string;
}

/** Renders a page that exists in development only. It has no script. */
export function developmentPage({ locale, title, style, body }: DevelopmentPage): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Kermesse</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

const stylesOf = (html: string) => [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style);

/** Sends a page that exists in development only. The policy allows the style sheets in its HTML. */
export function sendDevelopmentPage(context: Context, html: string, status: 200 | 422 = 200): Response {
  const styles = stylesOf(html);
  const policy = pagePolicy({ scripts: [], styles, styleAttributes: styleAttributesOf(html) }, { secure: false });
  return context.body(html, status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
}
