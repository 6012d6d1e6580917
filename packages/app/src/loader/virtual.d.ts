declare module 'virtual:loader' {
  /** The inline loader as minified script text (see `loader.ts`). */
  const script: string;
  export default script;
}
