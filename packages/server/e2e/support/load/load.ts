/** The response to one request, with its time. */
export interface TimedResponse {
  path: string;
  /** The status; 0 when the connection failed. */
  status: number;
  headers: Headers;
  milliseconds: number;
  /** The reason of a missing response. */
  failure?: string;
}

/** Requests a path and reads the whole response. */
export async function timeRequest(
  url: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<TimedResponse> {
  const began = performance.now();
  const took = () => performance.now() - began;
  try {
    const response = await fetch(url + path, { headers, redirect: 'manual' });
    await response.arrayBuffer();
    return { path, status: response.status, headers: response.headers, milliseconds: took() };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    return { path, status: 0, headers: new Headers(), milliseconds: took(), failure: cause };
  }
}

/** Sends requests at a constant rate, regardless of the responses, until `until` resolves. */
export async function requestAtRate(
  perSecond: number,
  work: (index: number) => Promise<TimedResponse>,
  until: Promise<unknown>,
): Promise<TimedResponse[]> {
  const all: Promise<TimedResponse>[] = [];
  let index = 0;
  const timer = setInterval(() => all.push(work(index++)), 1000 / perSecond);
  await until;
  clearInterval(timer);
  return Promise.all(all);
}

/** Returns a percentile of the response times, in milliseconds. */
export function percentile(responses: TimedResponse[], part: number): number {
  const sorted = responses.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}

export const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
