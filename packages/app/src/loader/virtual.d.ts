declare module 'virtual:inline/*' {
  /** A script of this folder as minified text, which pages inline (see `loader.ts`, `screen.ts`). */
  const script: string;
  export default script;
}
