import { pathToFileURL } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';

/**
 * The types of a spec's operations by operationId, for the sandbox's handlers and the contracts. Of what openapi-typescript
 * writes, the same again by path is left out, and its schemas stay within the file: others take those of model/.
 * @param file an OpenAPI document
 */
export async function operationTypes(file: string): Promise<string> {
  const declarations = (await openapiTypescript(pathToFileURL(file))).flatMap((node) => {
    if (!ts.isInterfaceDeclaration(node)) return [];
    return ['components', 'operations'].includes(node.name.text)
      ? [
          ts.factory.updateInterfaceDeclaration(
            node,
            [],
            node.name,
            node.typeParameters,
            node.heritageClauses,
            node.members.filter(isUsed),
          ),
        ]
      : [];
  });
  // A declaration file exports everything unless it has an export list.
  return `${astToString(declarations)}export type { operations };\n`;
}

/** Whether there is an operation, or components of a kind. */
function isUsed(member: ts.TypeElement): boolean {
  return ts.isPropertySignature(member) && member.type?.kind !== ts.SyntaxKind.NeverKeyword;
}
