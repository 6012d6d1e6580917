/** An SVG of a kilobyte whose shape is used 13^6 times: reading its size takes minutes. */
export const slowDrawing = () => {
  const uses = (name: string) => `<use href="#${name}"/>`.repeat(13);
  const groups = Array.from({ length: 6 }, (_, index) => `<g id="a${index + 1}">${uses(`a${index}`)}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs><path id="a0" d="M0 0h1v1z"/>${groups.join('')}</defs><use href="#a6"/></svg>`;
};
