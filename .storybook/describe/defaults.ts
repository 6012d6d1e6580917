import type { Node, SourceFile } from 'typescript/unstable/ast';
import {
  isBindingElement,
  isFunctionDeclaration,
  isIdentifier,
  isObjectBindingPattern,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';

/** Returns the patterns that destructure a component's props: its parameter, or `const { … } = props`. */
function patternsOf(source: SourceFile, name: string): Node[] {
  const found: Node[] = [];
  const component = source.statements.find((each) => isFunctionDeclaration(each) && each.name?.text === name);
  if (component === undefined || !isFunctionDeclaration(component)) return found;
  const parameter = component.parameters[0]?.name;
  if (parameter === undefined) return found;
  if (isObjectBindingPattern(parameter)) return [parameter];
  const visit = (node: Node): void => {
    if (isVariableDeclaration(node) && node.initializer?.getText() === parameter.getText()) found.push(node.name);
    node.forEachChild(visit);
  };
  if (isIdentifier(parameter)) component.body?.forEachChild(visit);
  return found;
}

/** Returns the default values of a component's props as source text, by the name of the prop. */
export function defaultsIn(source: SourceFile, name: string): Record<string, string> {
  const defaults: Record<string, string> = {};
  for (const pattern of patternsOf(source, name)) {
    pattern.forEachChild((element) => {
      if (!isBindingElement(element) || element.initializer === undefined) return;
      const prop = element.propertyName ?? element.name;
      if (prop !== undefined) defaults[prop.getText()] = element.initializer.getText();
    });
  }
  return defaults;
}
