import type { Context } from 'hono';
import { isPostedFormName, type PostedForm, type PostedFormName } from '@kermesse/api/schemas/forms/posted-form';

/** The most bytes of a form: a message of 15,000 letters, each written as nine, and the other fields. */
export const mostFormBytes = 256 * 1024;

/** The parameter of an address that says which form was sent, so that its page can be loaded again without sending twice. */
const parameter = 'sent';

/** Where a browser goes once its form was sent. It keeps the fragment, which leads to the form. */
export const addressAfter = (pathname: string, { form }: PostedForm): string => `${pathname}?${parameter}=${form}`;

/** The form that was sent, by the address of the page. */
export function sentFormOf({ req }: Context): PostedFormName | undefined {
  const name = req.query(parameter);
  return isPostedFormName(name) ? name : undefined;
}

/** Whether a form comes from a page of this site: another site must not have its visitors send messages here. */
function isFromHere(headers: Headers, origin: string): boolean {
  const place = headers.get('sec-fetch-site');
  if (place !== null) return place === 'same-origin';
  return (headers.get('origin') ?? origin) === origin;
}

/**
 * The fields of a form that a browser posted from a page of this site; undefined for every other request.
 * @param origin scheme and host of the site
 */
export async function readForm(request: Request, origin: string): Promise<Record<string, string> | undefined> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded' || !isFromHere(request.headers, origin)) return undefined;
  return Object.fromEntries(new URLSearchParams(await request.text()));
}
