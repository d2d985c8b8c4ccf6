import { z } from 'zod';
import type { Path } from '#shared/desk/working-copy.ts';

type SchemaNode = {
  pictures?: string;
  anyOf?: SchemaNode[];
  allOf?: SchemaNode[];
  items?: SchemaNode | SchemaNode[];
  properties?: Record<string, SchemaNode>;
  additionalProperties?: SchemaNode | boolean;
};

const rootNodes = new WeakMap<z.ZodType, SchemaNode>();

/** The folder with pictures that suit a field of a schema, such as `people`. @param path of the picture field */
export function findPictureKind(schema: z.ZodType, path: Path): string | undefined {
  const root =
    rootNodes.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) as SchemaNode);
  rootNodes.set(schema, root);
  let nodes = listVariants(root);
  for (const step of [...path, 'file'])
    nodes = nodes.flatMap((node) => findChildren(node, step)).flatMap(listVariants);
  return nodes.find(({ pictures }) => pictures)?.pictures;
}

const listVariants = (node: SchemaNode): SchemaNode[] => [
  node,
  ...[...(node.anyOf ?? []), ...(node.allOf ?? [])].flatMap(listVariants),
];

function findChildren(
  { items, properties, additionalProperties }: SchemaNode,
  step: string | number,
): SchemaNode[] {
  if (typeof step === 'number')
    return [Array.isArray(items) ? items[step] : items].filter((one) => one !== undefined);
  const part = properties?.[step] ?? additionalProperties;
  return typeof part === 'object' ? [part] : [];
}
