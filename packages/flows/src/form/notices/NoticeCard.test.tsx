import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NoticeCard } from './NoticeCard.tsx';

it('separates the message and the help text with a space, for assistive technology that reads them as one text', () => {
  const html = renderToStaticMarkup(<NoticeCard message="Wrong email" help="If it is yours" />);
  const text = html.replaceAll(/<style.*?<\/style>|<[^>]+>/gs, '');
  expect(text.replaceAll(/\s+/g, ' ').trim()).toBe('Wrong email If it is yours');
});
