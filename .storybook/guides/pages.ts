import type { Guides } from './guide.ts';

const reading = {
  roles: 'A banner, a main region and a contentinfo. The first section has the heading of level 1.',
  keys: { Tab: 'moves to the skip link first, then from link to link', Enter: 'follows the link' },
  says: 'The title of the page. While another page loads, nothing; then its title, or the failure.',
};

/** Guides of whole pages. They are part of the app: no package exports them. */
export const pages: Guides = {
  'Pages/Home': {
    use: 'To review the home page of the demo content, with header and footer, at every width.',
    avoid: 'To review one section, open the page of that section.',
    do: [
      'Start with a hero slider: the header is transparent above it.',
      'Answer in the first viewport what the site offers and to whom.',
    ],
    dont: ['Repeat a section: each message has one place.', 'Put two sections with a picture background in a row.'],
    states: 'Loaded, empty, another page loading, offline, one section broken (visitors see the others).',
    content: [
      'Seven to twelve sections. The last one says what to do next.',
      'The title of the page has at most 60 characters, its description at most 160: search engines cut longer ones.',
    ],
    ...reading,
    related: ['Sections/Hero slider', 'Shell/Header', 'Pages/Content page'],
  },
  'Pages/Content page': {
    use: 'To review a page of text that editors write, such as a charter or terms.',
    avoid: 'For a page that sells something, start from the home page.',
    do: ['Use one Free content section for one text: its headings give the page its outline.'],
    dont: [
      'Split a text into one section for each paragraph.',
      'Start with a picture that says nothing about the text.',
    ],
    states: 'Loaded, empty, another page loading, offline, one section broken (visitors see the others).',
    content: [
      'The title says what the page regulates or explains, in at most six words.',
      'Paragraphs have at most five lines. A heading follows after at most four paragraphs.',
    ],
    ...reading,
    related: ['Sections/Free content', 'Sections/Parts/Rich text', 'Pages/Home'],
  },
  'Pages/Contact': {
    use: 'To review the contact page: details, map and form, with header and footer.',
    avoid: 'To review the states of the form, open the page of the section.',
    do: ['Show the phone number and the address beside the form: some visitors prefer to call.'],
    dont: ['Add sections above the form: visitors of this page have a question.'],
    states: 'Loaded, empty, another page loading, offline, one section broken (visitors see the others).',
    content: ['Say when visitors get a reply, in one sentence.', 'The phone number has its country code and spaces.'],
    roles: `${reading.roles} The form has its title as the name.`,
    keys: { ...reading.keys, Enter: 'follows the link, or submits the form from a single-line field' },
    says: `${reading.says} In the form, the first invalid field or the result.`,
    related: ['Sections/Contact', 'Components/Map', 'Pages/Home'],
  },
  'Pages/Not found': {
    use: 'To review the page for an unknown address within the site, with header and footer.',
    avoid: 'For a page without content yet, use the page “Empty”.',
    do: ['Show the requested address: visitors recognise a typing error.', 'Keep the header: its menu leads on.'],
    dont: ['Redirect to the home page: visitors would not learn that the address is wrong.'],
    states: 'Loaded, with a long address (it wraps), another page loading, offline.',
    content: ['The title says “Page not found”.', 'One sentence and one link to the home page.'],
    ...reading,
    roles: 'A banner, a main region with a heading of level 1 and a link, and a contentinfo.',
    related: ['Pages/Parts/Not found message', 'Shell/Header', 'Pages/Empty'],
  },
  'Pages/Empty': {
    use: 'For a page without content yet: a card that says so, and a link.',
    avoid: 'For an unknown address, use the page “Not found”.',
    do: ['Say what the page will contain and what to do meanwhile.'],
    dont: ['Promise a date.'],
    states: 'For a guest and for a member.',
    content: ['A title of up to six words, two sentences, one link.'],
    roles: 'A heading of level 1 and a link.',
    keys: { Enter: 'follows the link' },
    says: 'The heading and the text.',
    related: ['Pages/Not found'],
  },
  'Pages/Parts/Not found message': {
    use: 'The page for an unknown address, shown as an invitation that the post office returned.',
    avoid: 'For a page without content, use the page “Empty”.',
    do: ['Link to the home page. The header around it has the menu and the search.'],
    dont: ['Suggest that the visitor made a mistake.'],
    states: 'Within the site, with and without a menu.',
    content: [
      'The title and the text are those of the specification.',
      'The stamps have at most three words: “Address unknown”.',
    ],
    roles: 'A heading of level 1 and links. Stamps and postmarks are hidden from assistive technology.',
    keys: { Tab: 'moves from link to link' },
    says: 'The heading and the text.',
    related: ['Pages/Not found', 'Pages/Empty'],
  },
};
