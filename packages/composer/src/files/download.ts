/** Downloads a value as an indented JSON file. */
export function downloadJson(value: unknown, name: string): void {
  const address = URL.createObjectURL(new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: 'application/json' }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = `${name.replaceAll('/', '-')}.json`;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
