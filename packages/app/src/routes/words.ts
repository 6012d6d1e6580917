/** Texts by key. A value may be a nested group (`code.title`). */
export interface Words {
  [key: string]: string | Words;
}
