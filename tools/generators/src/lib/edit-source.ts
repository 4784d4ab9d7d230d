import type { Tree } from '@nx/devkit';
import ts from 'typescript';

/** An edit does not fit the file, such as one of a missing list. */
class EditError extends Error {}

function readSource(tree: Tree, file: string): ts.SourceFile {
  const text = tree.read(file, 'utf8');
  if (text === null) throw new EditError(`There is no ${file}.`);
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

function insert(tree: Tree, source: ts.SourceFile, at: number, added: string, removeTo = at): void {
  tree.write(source.fileName, source.text.slice(0, at) + added + source.text.slice(removeTo));
}

function find<T extends ts.Node>(root: ts.Node, accepts: (node: ts.Node) => node is T): T | undefined {
  if (accepts(root)) return root;
  return ts.forEachChild(root, (child) => find(child, accepts));
}

/** Looks through `as const`, `satisfies` and calls such as `c.router({…})`. */
function bare(expression: ts.Expression): ts.Expression {
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression))
    return bare(expression.expression);
  const isMade = ts.isCallExpression(expression) || ts.isNewExpression(expression);
  const first = isMade ? expression.arguments?.[0] : undefined;
  const isLiteral = first && (ts.isObjectLiteralExpression(first) || ts.isArrayLiteralExpression(first));
  return isLiteral ? first : expression;
}

function findInitializer(source: ts.SourceFile, name: string): ts.Expression {
  const declared = find(
    source,
    (node): node is ts.VariableDeclaration =>
      ts.isVariableDeclaration(node) && node.name.getText(source) === name,
  );
  if (!declared?.initializer) throw new EditError(`${source.fileName} has no ${name}.`);
  return bare(declared.initializer);
}

/** Before the closing bracket, after whatever stands there. */
function appendTo(
  tree: Tree,
  source: ts.SourceFile,
  list: ts.Node & { readonly end: number },
  items: ts.NodeArray<ts.Node>,
  added: string,
): void {
  const comma = items.length > 0 && !items.hasTrailingComma ? ',' : '';
  insert(tree, source, items.length > 0 ? items.end : list.end - 1, `${comma}\n${added},\n`);
}

/** Adds to the array that the constant `name` holds. */
export function appendToArray(tree: Tree, file: string, name: string, element: string): void {
  const source = readSource(tree, file);
  const list = findInitializer(source, name);
  if (!ts.isArrayLiteralExpression(list)) throw new EditError(`${name} of ${file} is no array.`);
  appendTo(tree, source, list, list.elements, element);
}

/** Adds to the object that the constant `name` holds. */
export function appendToObject(tree: Tree, file: string, name: string, property: string): void {
  const source = readSource(tree, file);
  const object = findInitializer(source, name);
  if (!ts.isObjectLiteralExpression(object)) throw new EditError(`${name} of ${file} is no object.`);
  appendTo(tree, source, object, object.properties, property);
}

/** Adds to the object under `key` of the object that the constant `name` holds; text under it stays. */
export function appendToNested(tree: Tree, file: string, name: string, key: string, property: string): void {
  const source = readSource(tree, file);
  const nested = find(
    findInitializer(source, name),
    (node): node is ts.PropertyAssignment =>
      ts.isPropertyAssignment(node) && node.name.getText(source) === key,
  );
  if (!nested) return appendToObject(tree, file, name, `${key}: { ${property} }`);
  const object = nested.initializer;
  if (ts.isObjectLiteralExpression(object)) appendTo(tree, source, object, object.properties, property);
}

/** Adds to the interface `name`. */
export function appendToInterface(tree: Tree, file: string, name: string, member: string): void {
  const source = readSource(tree, file);
  const found = find(
    source,
    (node): node is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(node) && node.name.text === name,
  );
  if (!found) throw new EditError(`${file} has no interface ${name}.`);
  insert(tree, source, found.end - 1, `  ${member}\n`);
}

/** Adds a missing import after the last one. */
export function addImport(tree: Tree, file: string, statement: string): void {
  const source = readSource(tree, file);
  if (source.text.includes(statement)) return;
  const last = source.statements.filter(ts.isImportDeclaration).at(-1);
  insert(tree, source, last?.end ?? 0, last ? `\n${statement}` : `${statement}\n\n`);
}

const isCallWith =
  (source: ts.SourceFile, argument: string) =>
  (node: ts.Node): node is ts.CallExpression =>
    ts.isCallExpression(node) && node.arguments[0]?.getText(source) === argument;

/** Adds to the object that follows the call's first argument, as in `defineRoutes(first, {…})`. */
export function appendToArgument(tree: Tree, file: string, first: string, property: string): void {
  const source = readSource(tree, file);
  const takesObject = (node: ts.Node): node is ts.ObjectLiteralExpression =>
    ts.isObjectLiteralExpression(node) &&
    isCallWith(source, first)(node.parent) &&
    node.parent.arguments[1] === node;
  const object = find(source, takesObject);
  if (!object) throw new EditError(`${file} has no call with ${first} and an object.`);
  appendTo(tree, source, object, object.properties, property);
}

/** As text, of the function around the call that takes `first`. */
export function parametersAround(tree: Tree, file: string, first: string): string | undefined {
  const source = readSource(tree, file);
  const call = find(source, isCallWith(source, first));
  const around = call && ts.findAncestor(call, ts.isFunctionDeclaration);
  return around?.parameters.map((parameter) => parameter.getText(source)).join(', ');
}

/** Adds an element before the one that reads `text`. */
export function insertElementBefore(tree: Tree, file: string, text: string, added: string): void {
  const source = readSource(tree, file);
  const isIt = (node: ts.Node): node is ts.Node =>
    ts.isArrayLiteralExpression(node.parent ?? node) && node.getText(source) === text;
  const element = find(source, isIt);
  if (!element) throw new EditError(`${file} has no list with ${text}.`);
  insert(tree, source, element.getStart(source), `${added},\n`);
}
