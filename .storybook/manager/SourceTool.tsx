import * as React from 'react';
import { Button, useCopyButton } from 'storybook/internal/components';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { filePath, sourceUrl } from '../source.ts';

function Copy({ path }: { path: string }) {
  const { children, buttonProps } = useCopyButton<string>({
    children: 'Source',
    childrenOnCopy: 'Path copied',
    content: path,
    ariaLabel: `Copy the path of the story’s source: ${path}`,
  });
  return (
    <Button variant="ghost" padding="small" {...buttonProps}>
      {children}
    </Button>
  );
}

/**
 * A toolbar button that links to the source file of the story in the repository or, if its URL is unknown, copies the
 * path.
 */
export function SourceTool() {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  const entry: { importPath?: string } | undefined = storyId ? api.getData(storyId) : undefined;
  if (!entry?.importPath) return null;
  const path = filePath(entry.importPath);
  const url = sourceUrl(path, process.env['STORYBOOK_SOURCE_URL']);
  if (url === undefined) return <Copy path={path} />;
  return (
    <Button asChild variant="ghost" padding="small" ariaLabel={false} tooltip={path}>
      <a href={url} target="_blank" rel="noreferrer">
        Source
      </a>
    </Button>
  );
}
