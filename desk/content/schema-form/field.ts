import { z } from 'zod';
import { formatKey, formatPlural, getHelp, getLabel, singularize } from '#shared/desk/field-labels.ts';
import type { Step } from '#shared/desk/working-copy.ts';
import type { BrandColor } from '#src/content/brand/colors.ts';
import { newId } from './new-key.ts';

export type Option = { value: string; label: string };

export type Field = {
  label: string;
  help?: string | undefined;
  /** Whether the specification fixes the value, so that editing requires a confirmation. */
  fixed: boolean;
  optional: boolean;
} & Shape;

type Shape =
  | TextShape
  | { kind: 'number'; isWhole: boolean }
  | { kind: 'switch' }
  | { kind: 'constant'; value: unknown }
  | { kind: 'choice'; options: Option[] /** The document that contains the options. */; document?: string }
  | PictureFileShape
  | { kind: 'film-file' }
  | { kind: 'typeface-file' }
  | { kind: 'numbers'; min: number; max?: number }
  | GroupShape
  | ListShape
  | { kind: 'either'; shapes: (Field & GroupShape)[] };

export type TextShape = {
  kind: 'text';
  isLong: boolean;
  min: number;
  max?: number;
  placeholders: string[];
  color?: BrandColor;
  /** Whether the text is the slug of the entry in URLs. */
  isUrlName?: true;
  /** The desk fills in this text. The form shows it only if it has a problem. */
  isHidden?: true;
  /** The key of the sibling field whose URL name is derived from this text. */
  urlNameKey?: Step;
};
export type PictureFileShape = {
  kind: 'picture-file';
  /** Folder of the built-in pictures that fit this field, such as `people`. */
  folder: string;
  /** Minimum width in pixels that this field needs. */
  width: number;
};
export type GroupShape = { kind: 'group'; parts: { key: Step; field: Field }[] };
export type ListShape = {
  kind: 'list';
  item: Field;
  one: string;
  min: number;
  max?: number;
};

type SchemaNode = {
  type?: string;
  title?: string;
  help?: string;
  item?: string;
  pictures?: string;
  width?: number;
  film?: boolean;
  typeface?: boolean;
  color?: BrandColor;
  names?: Record<string, string>;
  choices?: keyof ChoiceNames;
  urlName?: boolean;
  hidden?: boolean;
  fixed?: boolean;
  enum?: string[];
  const?: unknown;
  pattern?: string;
  allOf?: SchemaNode[];
  anyOf?: SchemaNode[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: SchemaNode | SchemaNode[];
  properties?: Record<string, SchemaNode>;
  required?: string[];
  additionalProperties?: SchemaNode | false;
  propertyNames?: { enum?: string[] };
};

/** Names of the pages, clients and case studies to which a field can refer, by id. */
export type ChoiceNames = Record<'pages' | 'clients' | 'cases', Readonly<Record<string, string>>>;

const choiceDocuments = { pages: undefined, clients: 'clients', cases: 'case-studies' };

/** Derives form fields from a schema. @param value the document; records without fixed keys take their keys from it */
export function fieldFromSchema(schema: z.ZodType, value: unknown, names: Partial<ChoiceNames> = {}): Field {
  return readField(toSchemaNode(schema), { key: 'document', parent: '', value, names, optional: false });
}

const toSchemaNode = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) as SchemaNode;

/** The kinds of entries to which the fields of a schema refer. */
export function choiceKindsIn(schema: z.ZodType): ReadonlySet<keyof ChoiceNames> {
  const text = JSON.stringify(toSchemaNode(schema));
  return new Set((['clients', 'cases'] as const).filter((kind) => text.includes(`"choices":"${kind}"`)));
}

type FieldContext = {
  key: string;
  parent: string;
  value: unknown;
  names: Partial<ChoiceNames>;
  optional: boolean;
};

function readField(node: SchemaNode, context: FieldContext): Field {
  const { key, optional } = context;
  const shape = readShape(node, context);
  const special = specialLabels(key, node, shape);
  return {
    label: node.title ?? special.label ?? getLabel(key),
    help: node.help ?? special.help ?? placeholderHelp(shape),
    fixed: node.fixed === true,
    optional,
    ...shape,
  };
}

function specialLabels(
  key: string,
  { pattern }: SchemaNode,
  shape: Shape,
): { label?: string; help?: string | undefined } {
  if (shape.kind === 'choice' && key === 'to') return { label: 'Page' };
  if (key === 'at' && pattern?.startsWith('^[?#]')) {
    return {
      label: 'Section of that page',
      help: 'For example #packages. Leave empty for the top of the page.',
    };
  }
  if (shape.kind === 'list' && key === 'items') return { label: formatPlural(shape.one) };
  return { help: getHelp(key) };
}

function placeholderHelp(shape: Shape): string | undefined {
  if (shape.kind !== 'text' || shape.placeholders.length === 0) return undefined;
  const names = new Intl.ListFormat('en').format(shape.placeholders.map((name) => `{${name}}`));
  return `Keep ${names}: the site fills ${shape.placeholders.length > 1 ? 'them' : 'it'} in.`;
}

function readShape(node: SchemaNode, context: FieldContext): Shape {
  if (node.const !== undefined && !(node.const === true && context.optional)) {
    return { kind: 'constant', value: node.const };
  }
  if (node.anyOf) {
    const shapes = node.anyOf.map((one) => readField(one, { ...context, value: undefined, optional: false }));
    return { kind: 'either', shapes: shapes.filter((shape) => shape.kind === 'group') };
  }
  if (node.film) return { kind: 'film-file' };
  if (node.typeface) return { kind: 'typeface-file' };
  if (node.pictures) return { kind: 'picture-file', folder: node.pictures, width: node.width ?? 0 };
  if (node.choices) {
    const options = Object.entries(context.names[node.choices] ?? {}).map(([id, label]) => ({
      value: id,
      label,
    }));
    const document = choiceDocuments[node.choices];
    return { kind: 'choice', options, ...(document && { document }) };
  }
  if (node.enum) {
    const { names = context.names.pages ?? {} } = node;
    return { kind: 'choice', options: node.enum.map((value) => toOption(value, names)) };
  }
  if (node.type === 'object') return { kind: 'group', parts: groupParts(node, context) };
  if (node.type === 'array') return arrayShape(node, context);
  if (node.type === 'boolean') return { kind: 'switch' };
  if (node.type === 'number' || node.type === 'integer') {
    return { kind: 'number', isWhole: node.type === 'integer' };
  }
  return textShape(node, context);
}

function toOption(value: string, names: Readonly<Record<string, string>>): Option {
  const isSlug = /^[a-z\d]+([_-][a-z\d]+)*$/.test(value);
  return { value, label: names[value] ?? (isSlug ? formatKey(value) : value) };
}

function groupParts(node: SchemaNode, { key, value, names }: FieldContext): GroupShape['parts'] {
  const within = (value ?? {}) as Record<string, unknown>;
  const required = node.required ?? [];
  const toPart = (name: string, of: SchemaNode, optional: boolean) => ({
    key: name,
    field: readField(of, { key: name, parent: key, value: within[name], names, optional }),
  });
  if (node.properties) {
    return linkTitleToUrlName(
      Object.entries(node.properties).map(([name, of]) => toPart(name, of, !required.includes(name))),
    );
  }
  const each = node.additionalProperties || {};
  const keys = node.propertyNames?.enum ?? Object.keys(within);
  return keys.map((name) => toPart(name, each, false));
}

const titleKeys: Step[] = ['name', 'title', 'question'];

/** Links the title of an entry to the field with its URL name. */
function linkTitleToUrlName(parts: GroupShape['parts']): GroupShape['parts'] {
  const urlName = parts.find(({ field }) => field.kind === 'text' && field.isUrlName);
  return parts.map((part) =>
    urlName && part.field.kind === 'text' && titleKeys.includes(part.key)
      ? { ...part, field: { ...part.field, urlNameKey: urlName.key } }
      : part,
  );
}

function arrayShape(node: SchemaNode, { key, parent, value, names }: FieldContext): Shape {
  const { minItems: min = 0, maxItems: max } = node;
  const bounds = { min, ...(max !== undefined && { max }) };
  if (Array.isArray(node.items)) {
    const parts = node.items.map((of, index) => {
      const itemContext = { key: String(index), parent: key, value: undefined, names, optional: false };
      const field = readField(of, itemContext);
      return { key: index, field: { ...field, label: `${formatKey(singularize(key))} ${index + 1}` } };
    });
    return { kind: 'group', parts };
  }
  const of = node.items ?? {};
  if (of.type === 'number' || of.type === 'integer') return { kind: 'numbers', ...bounds };
  const one = node.item ?? singularize(key === 'items' ? parent || key : key);
  const first = Array.isArray(value) ? value[0] : undefined;
  const item = readField(of, { key: one, parent: key, value: first, names, optional: false });
  return { kind: 'list', item, one, ...bounds };
}

const longTextKeys =
  /^(?:lead|text|description|content|quote|answer|challenge|solution|note|intro|message|say|excerpt|help)$/i;

function textShape(node: SchemaNode, { key, value }: FieldContext): Shape {
  const { color, urlName, hidden } = node;
  const patterns = [node, ...(node.allOf ?? [])].map(({ pattern = '' }) => pattern);
  const places = patterns.flatMap((pattern) =>
    Array.from(pattern.matchAll(/\\\{(\w+)\\\}/g), ([, name = '']) => name),
  );
  const { minLength: min = 0, maxLength: max } = node;
  const isLong =
    longTextKeys.test(key) || (max ?? 0) > 100 || (typeof value === 'string' && value.length > 70);
  return {
    kind: 'text',
    isLong,
    min,
    placeholders: places,
    ...(max !== undefined && { max }),
    ...(color && { color }),
    ...(urlName && { isUrlName: true }),
    ...(hidden && { isHidden: true }),
  };
}

/** An empty value for a new list item, with all required fields. */
export function emptyValue(field: Field): unknown {
  switch (field.kind) {
    case 'text':
      return field.isHidden ? newId() : '';
    case 'number':
      return '';
    case 'switch':
      return false;
    case 'constant':
      return field.value;
    case 'choice':
      return '';
    case 'picture-file':
    case 'film-file':
    case 'typeface-file':
      return '';
    case 'numbers':
      return [];
    case 'group':
      return Object.fromEntries(
        field.parts
          .filter(({ field: part }) => !part.optional)
          .map(({ key, field: part }) => [key, emptyValue(part)]),
      );
    case 'list':
      return Array.from({ length: field.min }, () => emptyValue(field.item));
    case 'either':
      return field.shapes[0] ? emptyValue(field.shapes[0]) : {};
  }
}

export function matchingShape(field: Extract<Field, { kind: 'either' }>, value: unknown): Field & GroupShape {
  const keys = Object.keys((value ?? {}) as object);
  const found = field.shapes.find(({ parts }) => parts.some(({ key }) => keys.includes(String(key))));
  const shape = found ?? field.shapes[0];
  if (!shape) throw new Error('a union field has no shapes');
  return shape;
}

/** Whether a group is a picture: a file with its alt text. */
export function isPicture({ parts }: GroupShape): boolean {
  return ['file', 'alt'].every((name) => parts.some(({ key }) => key === name));
}

/** The label of an option in one of a group's choice fields; the value itself if no field has that option. */
export function optionLabel(field: Field, value: string): string {
  const parts = field.kind === 'group' ? field.parts : [];
  const options = parts.flatMap(({ field: part }) => (part.kind === 'choice' ? part.options : []));
  return options.find((option) => option.value === value)?.label ?? value;
}

/** The title of a list item in its collapsed row, and a secondary text. */
export function summaryOf(value: unknown): { title: string; aside: string } {
  if (typeof value !== 'object' || value === null) return { title: String(value ?? ''), aside: '' };
  const of = value as Record<string, unknown>;
  const firstText = (keys: string[]) =>
    keys.map((key) => of[key]).find((one) => typeof one === 'string' && one.trim() !== '') as
      | string
      | undefined;
  const title =
    firstText([
      'title',
      'name',
      'label',
      'heading',
      'question',
      'brand',
      'strong',
      'creator',
      'cue',
      'text',
      'id',
    ]) ?? Object.values(of).find((one) => typeof one === 'string' && one.trim() !== '');
  const aside = firstText(['price', 'value', 'role', 'client', 'time', 'year', 'message']);
  return { title: typeof title === 'string' ? title : '', aside: aside === title ? '' : (aside ?? '') };
}
