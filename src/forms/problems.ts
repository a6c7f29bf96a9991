/** A field that is wrong. */
export interface Problem {
  /** The field's name in the form, with dots between its parts. */
  name: string;
  message: string;
  /** The id of its control, once it has one. */
  id?: string;
}

/** A field's error as the form library keeps it. */
interface Leaf {
  message: string;
  ref?: { id?: unknown; compareDocumentPosition?: unknown };
}

/** All fields that are wrong, in the order in which they stand in the page (X16). */
export function problemsOf(errors: object): Problem[] {
  return leavesOf(errors, [])
    .sort(([, one], [, other]) => order(one, other))
    .map(([name, { message, ref }]) => ({
      name,
      message,
      ...(typeof ref?.id === 'string' && ref.id !== '' && { id: ref.id }),
    }));
}

function leavesOf(tree: object, path: readonly string[]): [name: string, leaf: Leaf][] {
  return Object.entries(tree).flatMap(([key, node]: [string, unknown]): [string, Leaf][] => {
    if (typeof node !== 'object' || node === null || key === 'ref') return [];
    const here = [...path, key];
    return isLeaf(node) ? [[here.join('.'), node]] : leavesOf(node, here);
  });
}

function isLeaf(node: object): node is Leaf {
  return 'message' in node && typeof node.message === 'string';
}

/** Controls are compared by their place in the page; what has none comes last, in its own order. */
function order({ ref: one }: Leaf, { ref: other }: Leaf): number {
  if (!isControl(one) || !isControl(other)) return Number(isControl(other)) - Number(isControl(one));
  const DOCUMENT_POSITION_FOLLOWING = 4;
  return one.compareDocumentPosition(other) & DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

function isControl(ref: Leaf['ref']): ref is { compareDocumentPosition: (other: unknown) => number } {
  return typeof ref?.compareDocumentPosition === 'function';
}
