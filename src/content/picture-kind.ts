import { z } from 'zod';
import type { Path } from '#shared/desk/working-copy.ts';

type Node = {
  pictures?: string;
  anyOf?: Node[];
  allOf?: Node[];
  items?: Node | Node[];
  properties?: Record<string, Node>;
  additionalProperties?: Node | boolean;
};

const read = new WeakMap<z.ZodType, Node>();

/** The folder with pictures that suit a field of a schema, such as `people`. @param path of the picture field */
export function pictureKindAt(schema: z.ZodType, path: Path): string | undefined {
  const root = read.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) as Node);
  read.set(schema, root);
  let nodes = variantsOf(root);
  for (const step of [...path, 'file'])
    nodes = nodes.flatMap((node) => partsAt(node, step)).flatMap(variantsOf);
  return nodes.find(({ pictures }) => pictures)?.pictures;
}

const variantsOf = (node: Node): Node[] => [
  node,
  ...[...(node.anyOf ?? []), ...(node.allOf ?? [])].flatMap(variantsOf),
];

function partsAt({ items, properties, additionalProperties }: Node, step: string | number): Node[] {
  if (typeof step === 'number')
    return [Array.isArray(items) ? items[step] : items].filter((one) => one !== undefined);
  const part = properties?.[step] ?? additionalProperties;
  return typeof part === 'object' ? [part] : [];
}
