import { parseSync } from 'vite';

interface Declaration {
  type: string;
  id?: { name?: string };
  declarations?: { id: { name?: string } }[];
}

/** A function, value, class or type that a module declares and exports. */
export interface DeclaredExport {
  name: string;
  isType: boolean;
  isDefault: boolean;
  /** Where its statement begins in the code. */
  start: number;
}

const declares =
  /^(?:FunctionDeclaration|ClassDeclaration|TSInterfaceDeclaration|TSTypeAliasDeclaration|VariableDeclaration)$/;

/** Returns what a module declares and exports under a name. Leaves out re-exports. */
export function declaredExports(code: string, file: string): DeclaredExport[] {
  return parseSync(file, code).program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' && statement.type !== 'ExportDefaultDeclaration') return [];
    if (!statement.declaration) return [];
    const { type, declarations, id } = statement.declaration as unknown as Declaration;
    if (!declares.test(type)) return [];
    const names = declarations?.map((declared) => declared.id.name) ?? [id?.name];
    const isDefault = statement.type === 'ExportDefaultDeclaration';
    return names.map((name = '') => ({ name, isType: type.startsWith('TS'), isDefault, start: statement.start }));
  });
}
