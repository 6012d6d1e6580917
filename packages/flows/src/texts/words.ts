/** Texts by key. A key may contain a group of texts (`code.title`). */
export interface Words {
  [key: string]: string | Words;
}
