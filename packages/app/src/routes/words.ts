/** Texts by key; a key may hold a group of its own (`code.title`). */
export interface Words {
  [key: string]: string | Words;
}
