/** The routes whose JavaScript is counted, by what they are called in the table. */
export const routes: Record<string, string> = {
  home: '/',
  tarifs: '/tarifs',
  agenda: '/agenda',
  charte: '/charte',
  '404': '/nulle-part',
};
