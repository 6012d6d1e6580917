import { parseSync } from 'vite';

interface Node {
  type: string;
  start: number;
  id?: { name?: string };
  declarations?: { id: { name?: string } }[];
}

const declares =
  /^(?:FunctionDeclaration|ClassDeclaration|TSInterfaceDeclaration|TSTypeAliasDeclaration|VariableDeclaration)$/;

/**
 * Returns the exported functions, values, classes and types of a module without a preceding `/** … *\/`, as `line
 * name`.
 */
export function withoutDocstring(code: string, file: string): string[] {
  const { program, comments } = parseSync(file, code);
  const documented = (start: number) =>
    comments.some(
      ({ type, value, end }) => type === 'Block' && value.startsWith('*') && /^\s*$/.test(code.slice(end, start)),
    );
  return program.body.flatMap((statement): string[] => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
    const declaration = statement.declaration as unknown as Node;
    if (!declares.test(declaration.type) || documented(statement.start)) return [];
    const names = declaration.declarations?.map(({ id }) => id.name) ?? [declaration.id?.name];
    return names.map((name) => `${code.slice(0, statement.start).split('\n').length} ${name ?? ''}`);
  });
}
