import ts from 'typescript';

/** Values and types, in order. */
export function exportedNames(file: string, options: ts.CompilerOptions = {}): string[] {
  const program = ts.createProgram([file], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    resolveJsonModule: true,
    skipLibCheck: true,
    noLib: true,
    types: [],
    ...options,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${file} is not a module.`);
  return checker
    .getExportsOfModule(module)
    .map(({ name }) => name)
    .sort();
}
