import { sanitize } from 'storybook/internal/csf';
import styled from 'styled-components';
import { costOf } from './costs.ts';
import type { Guide } from '../guides/guide.ts';
import { withCode } from './with-code.tsx';
import { TableHead } from '../kit/TableHead.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: 0 var(--space-6);

  .sb-unstyled + & {
    margin-block-start: var(--space-6);
  }
`;

const statusText: Record<NonNullable<Guide['status']>, string> = {
  stable: 'Stable: props change only in a major version.',
  experimental: 'Experimental: props may change in any version.',
  deprecated: 'Deprecated: the next major version removes it.',
};

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{withCode(item)}</li>
      ))}
    </ul>
  );
}

/** The purpose of a component and its alternatives, at the top of a docs page. */
export function Purpose({ guide: { use, avoid } }: { guide: Guide }) {
  return (
    <>
      <p>
        <strong>When to use it.</strong> {withCode(use)}
      </p>
      <p>
        <strong>When not to use it.</strong> {withCode(avoid)}
      </p>
    </>
  );
}

/** The rules for using a component: do and don’t. */
export function Rules({ guide: { do: right, dont: wrong } }: { guide: Guide }) {
  return (
    <Columns>
      <div>
        <h3>Do</h3>
        <List items={right} />
      </div>
      <div>
        <h3>Don’t</h3>
        <List items={wrong} />
      </div>
    </Columns>
  );
}

function Keys({ keys }: Pick<Guide, 'keys'>) {
  const rows = Object.entries(keys ?? {});
  if (rows.length === 0) return <p>No keyboard interaction: it does not receive the focus.</p>;
  return (
    <table>
      <TableHead columns={['Key', 'Action']} />
      <tbody>
        {rows.map(([key, does]) => (
          <tr key={key}>
            <td>
              <kbd>{key}</kbd>
            </td>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Related({ titles }: { titles: readonly string[] }) {
  return (
    <ul>
      {titles.map((title) => (
        <li key={title}>
          {/* Storybook opens the docs page of a title or, without one, its first story. */}
          <a href={`./?path=/docs/${sanitize(title)}`} target="_top">
            {title.split('/').join(' / ')}
          </a>
        </li>
      ))}
    </ul>
  );
}

export interface ReferenceProps {
  guide: Guide;
  /** The title of the page, by which its cost is looked up. */
  title: string;
  hydrate: 'never' | 'intent' | undefined;
}

/** The end of a docs page: content, accessibility, cost, status, related pages. */
export function Reference({ guide, title, hydrate }: ReferenceProps) {
  const { content, roles, keys, says, status = 'stable', related } = guide;
  return (
    <>
      <h2>Content</h2>
      <List items={content} />
      <h2>Accessibility</h2>
      <p>{withCode(roles)}</p>
      <Keys keys={keys} />
      <p>
        <strong>Screen readers announce.</strong> {withCode(says)}
      </p>
      <h2>Cost and status</h2>
      <p>{costOf(title, hydrate)}</p>
      <p>{statusText[status]}</p>
      <h2>Related</h2>
      <Related titles={related} />
    </>
  );
}
