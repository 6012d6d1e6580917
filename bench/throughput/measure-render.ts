import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The cost of one render of the home page: medians in milliseconds, sizes in bytes. */
export interface RenderCost {
  render: number;
  compress: number;
  html: number;
  brotli: number;
}

/** Renders the home page many times in a separate process, from these page props. */
export async function measureRender(props: string, times: number): Promise<RenderCost> {
  const folder = await mkdtemp(join(tmpdir(), 'kermesse-bench-'));
  try {
    const file = join(folder, 'props.json');
    await writeFile(file, props);
    const program = fileURLToPath(new URL('./render-cost.ts', import.meta.url));
    const env = { ...process.env, NODE_ENV: 'production' };
    const { stdout } = await promisify(execFile)(process.execPath, [program, file, String(times)], { env });
    return JSON.parse(stdout) as RenderCost;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
