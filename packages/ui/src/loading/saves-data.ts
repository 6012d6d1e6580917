/** The connection as browsers report it. Firefox and Safari do not report it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor saves data or has a slow connection: then little is prefetched, and no map opens by itself. */
export function savesData(): boolean {
  const { saveData = false, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData || effectiveType !== '4g';
}
