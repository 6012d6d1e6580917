import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from 'playwright';

/** A page is complete when it has sent no request for this many milliseconds. */
const quiet = 120;
/** The maximum wait in milliseconds; requests that still run then, such as lazy images, are ignored. */
const maximumWait = 1500;

/** Messages that are allowed. Give a reason for each entry. */
const allowed: RegExp[] = [
  // The API is mocked, and some stories show its errors.
  /\/api\//,
  // Failures of play functions belong to the tests of the stories; here several stories share one focus and one
  // clipboard.
  /^console\.error: (?:AssertionError|(?:TestingLibraryElement)?Error: Unable to find|.*\bexpect\()/,
];

const shortly = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 400);

/** Records a page's console messages, failed requests and pending requests. */
export function listen(page: Page) {
  const messages = new Set<string>();
  const pending = new Set<Request>();
  let lastActivity = Date.now();
  const report = (line: string) => {
    if (!allowed.some((pattern) => pattern.test(line))) messages.add(shortly(line));
  };
  const track = (request: Request, isStart: boolean) => {
    lastActivity = Date.now();
    // The end of a navigation to an iframe that stays empty is not reported.
    if (request.isNavigationRequest()) return;
    if (isStart) pending.add(request);
    else pending.delete(request);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      report(`console.${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', ({ message }) => report(`thrown: ${message}`));
  page.on('request', (request) => track(request, true));
  page.on('requestfinished', (request) => track(request, false));
  page.on('requestfailed', (request) => {
    track(request, false);
    const reason = request.failure()?.errorText ?? '';
    // The request was aborted by a navigation, or because a picture was replaced by another size.
    if (reason !== 'net::ERR_ABORTED') report(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) report(`${response.status()}: ${response.url()}`);
  });
  return {
    report,
    /** Resolves when no requests are pending. */
    async settle() {
      const end = Date.now() + maximumWait;
      while (Date.now() < end && (pending.size > 0 || Date.now() - lastActivity < quiet)) await setTimeout(30);
      pending.clear();
    },
    take() {
      const lines = [...messages];
      messages.clear();
      return lines;
    },
  };
}
