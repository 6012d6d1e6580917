import type { Page, Request } from 'playwright';

/** A place is complete when it has asked for nothing for so long, in ms. */
const quiet = 120;
/** What is still asked for after this belongs to the place: pictures out of sight. In ms. */
const calm = 1500;

/** What a place may say: nothing. A reason for an entry belongs beside it. */
const allowed: RegExp[] = [
  // The API is mocked, and some stories are about its refusals.
  /\/api\//,
  // Failures of play functions are for the stories' tests; here several of them share one focus and one clipboard.
  /^console\.error: (?:AssertionError|(?:TestingLibraryElement)?Error: Unable to find|.*\bexpect\()/,
];

const shortly = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 400);

/** Writes down what a page says, asks for in vain, and is still asking for. */
export function listen(page: Page) {
  const heard = new Set<string>();
  const asked = new Set<Request>();
  let since = Date.now();
  const say = (line: string) => {
    if (!allowed.some((pattern) => pattern.test(line))) heard.add(shortly(line));
  };
  const moved = (request: Request, coming: boolean) => {
    since = Date.now();
    // Of a frame that is left empty no end is heard.
    if (request.isNavigationRequest()) return;
    if (coming) asked.add(request);
    else asked.delete(request);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      say(`console.${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', ({ message }) => say(`thrown: ${message}`));
  page.on('request', (request) => moved(request, true));
  page.on('requestfinished', (request) => moved(request, false));
  page.on('requestfailed', (request) => {
    moved(request, false);
    const reason = request.failure()?.errorText ?? '';
    // Left for another place, or a picture that another size has replaced.
    if (reason !== 'net::ERR_ABORTED') say(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) say(`${response.status()}: ${response.url()}`);
  });
  return {
    say,
    /** Resolves once nothing is asked for any more. */
    async calm() {
      const end = Date.now() + calm;
      while (Date.now() < end && (asked.size > 0 || Date.now() - since < quiet))
        await new Promise((resolve) => setTimeout(resolve, 30));
      asked.clear();
    },
    take() {
      const lines = [...heard];
      heard.clear();
      return lines;
    },
  };
}
