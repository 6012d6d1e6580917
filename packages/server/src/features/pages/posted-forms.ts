import type { Context } from 'hono';
import { receiveBody } from '../../platform/operations/receive-body.ts';
import { isPostedFormName, type PostedForm } from '@kermesse/api/schemas/forms/posted-form';

/** The maximum size of a form in bytes: a message of 15,000 characters, each encoded as nine, and the other fields. */
export const maxPostedFormBytes = 256 * 1024;

/**
 * Returns the address to redirect to after a form was sent, so that the page can be reloaded without sending it twice.
 * Browsers keep the fragment, which scrolls to the form.
 */
export const redirectAfterSubmit = (pathname: string, { form, at }: PostedForm): string =>
  `${pathname}?${new URLSearchParams({ sent: form, ...(at !== undefined && { at }) }).toString()}`;

/** Returns the form that was just sent, from the page's address. */
export function submittedFormOf({ req }: Context): PostedForm | undefined {
  const form = req.query('sent');
  return isPostedFormName(form) ? { form, at: req.query('at'), values: {} } : undefined;
}

/** Returns whether a form comes from a page of this site, to prevent cross-site request forgery. */
function isSameOrigin(headers: Headers, origin: string): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite !== null) return fetchSite === 'same-origin';
  return (headers.get('origin') ?? origin) === origin;
}

/**
 * Returns the fields of a form that a browser posted from a page of this site; undefined for any other request.
 * @param origin the scheme and host of the site
 * @throws {Refused} when the form is too large or arrives too slowly.
 */
export async function readForm(request: Request, origin: string): Promise<Record<string, string> | undefined> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded' || !isSameOrigin(request.headers, origin)) return undefined;
  const received = await receiveBody(request, { maxBytes: maxPostedFormBytes });
  return Object.fromEntries(new URLSearchParams(await received.text()));
}
