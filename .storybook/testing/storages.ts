const done = (operation: EventTarget) =>
  new Promise((resolve, reject) => {
    for (const type of ['success', 'complete']) operation.addEventListener(type, resolve);
    for (const type of ['error', 'blocked']) operation.addEventListener(type, reject);
  });

/** Empties an IndexedDB database. Deleting it would close the connections that modules keep open. */
async function emptyDatabase(name: string): Promise<void> {
  const request = indexedDB.open(name);
  await done(request);
  const { result: database } = request;
  const names = [...database.objectStoreNames];
  if (names.length > 0) {
    const transaction = database.transaction(names, 'readwrite');
    for (const store of names) transaction.objectStore(store).clear();
    await done(transaction);
  }
  database.close();
}

/**
 * Empties what the browser stores before each story: story files share a page, in an order that varies. Only tests do
 * so: a Storybook may share its address with a composer that stores drafts. preview.tsx empties the session storage.
 */
export async function emptyStorages(): Promise<void> {
  localStorage.clear();
  for (const { name } of await indexedDB.databases()) if (name !== undefined) await emptyDatabase(name);
}
