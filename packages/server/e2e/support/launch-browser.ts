import { chromium, type Browser } from 'playwright';

/**
 * The launch options of Chromium. Its software renderer is cheaper than emulated GL, and a page that a test opens ends
 * before optimised JavaScript pays off.
 */
export const launchOptions = {
  executablePath: process.env['CHROME_PATH'],
  args: ['--no-sandbox', '--disable-quic', '--disable-gpu', '--js-flags=--no-opt --no-maglev --single-threaded-gc'],
};

/**
 * Starts the browser of the tests.
 * @param more further command-line arguments
 */
export const launchBrowser = (...more: string[]) =>
  chromium.launch({ ...launchOptions, args: [...launchOptions.args, ...more] });

let shared: Browser | undefined;

/** Returns the browser that the test files of this worker share. It ends with the worker. */
export async function sharedBrowser(): Promise<Browser> {
  if (shared?.isConnected() !== true) shared = await launchBrowser();
  return shared;
}

/** Closes the pages that a test file has left open in the shared browser, if it runs. */
export async function closePages(): Promise<void> {
  await Promise.all(shared?.contexts().map((context) => context.close()) ?? []);
}
