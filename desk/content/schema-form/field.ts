import { z } from 'zod';
import { formatKey, formatPlural, getHelp, getLabel, singularize } from '#shared/desk/field-labels.ts';
import type { Step } from '#shared/desk/working-copy.ts';
import type { BrandColor } from '#src/content/brand/colors.ts';
import { newId } from './new-key.ts';

export type Option = { value: string; label: string };

export type Field = {
  label: string;
  help?: string | undefined;
  /** Fixed by the specification; editing requires a confirmation. */
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
  /** The entry's name in URLs. */
  isUrlName?: true;
  /** Filled in by the desk, and shown only if that caused a problem. */
  isHidden?: true;
  /** The sibling that is named after this text. */
  urlNameKey?: Step;
};
export type PictureFileShape = {
  kind: 'picture-file';
  /** Folder of built-in pictures that suit the place, such as `people`. */
  folder: string;
  /** Width in pixels that the place needs. */
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

type Node = {
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
  allOf?: Node[];
  anyOf?: Node[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Node | Node[];
  properties?: Record<string, Node>;
  required?: string[];
  additionalProperties?: Node | false;
  propertyNames?: { enum?: string[] };
};

/** Names of the pages, clients and case studies that a field can refer to, by id. */
export type ChoiceNames = Record<'pages' | 'clients' | 'cases', Readonly<Record<string, string>>>;

const documentOfChoices = { pages: undefined, clients: 'clients', cases: 'case-studies' };

/** Derives form fields from a schema. @param value the document; records without fixed keys take their keys from it */
export function fieldOf(schema: z.ZodType, value: unknown, names: Partial<ChoiceNames> = {}): Field {
  return read(nodeOf(schema), { key: 'document', parent: '', value, names, optional: false });
}

const nodeOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) as Node;

/** What the fields of a schema refer to. */
export function choicesIn(schema: z.ZodType): ReadonlySet<keyof ChoiceNames> {
  const text = JSON.stringify(nodeOf(schema));
  return new Set((['clients', 'cases'] as const).filter((kind) => text.includes(`"choices":"${kind}"`)));
}

type FieldContext = {
  key: string;
  parent: string;
  value: unknown;
  names: Partial<ChoiceNames>;
  optional: boolean;
};

function read(node: Node, context: FieldContext): Field {
  const { key, optional } = context;
  const shape = shapeOf(node, context);
  const special = specialTexts(key, node, shape);
  return {
    label: node.title ?? special.label ?? getLabel(key),
    help: node.help ?? special.help ?? placeholderHelp(shape),
    fixed: node.fixed === true,
    optional,
    ...shape,
  };
}

function specialTexts(
  key: string,
  { pattern }: Node,
  shape: Shape,
): { label?: string; help?: string | undefined } {
  if (shape.kind === 'choice' && key === 'to') return { label: 'Page' };
  if (key === 'at' && pattern?.startsWith('^[?#]')) {
    return { label: 'Place on that page', help: 'Such as #packages; empty for its top.' };
  }
  if (shape.kind === 'list' && key === 'items') return { label: formatPlural(shape.one) };
  return { help: getHelp(key) };
}

function placeholderHelp(shape: Shape): string | undefined {
  if (shape.kind !== 'text' || shape.placeholders.length === 0) return undefined;
  const names = new Intl.ListFormat('en').format(shape.placeholders.map((name) => `{${name}}`));
  return `Keep ${names}: the site fills ${shape.placeholders.length > 1 ? 'them' : 'it'} in.`;
}

function shapeOf(node: Node, context: FieldContext): Shape {
  if (node.const !== undefined && !(node.const === true && context.optional)) {
    return { kind: 'constant', value: node.const };
  }
  if (node.anyOf) {
    const shapes = node.anyOf.map((one) => read(one, { ...context, value: undefined, optional: false }));
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
    const document = documentOfChoices[node.choices];
    return { kind: 'choice', options, ...(document && { document }) };
  }
  if (node.enum) {
    const { names = context.names.pages ?? {} } = node;
    return { kind: 'choice', options: node.enum.map((value) => optionOf(value, names)) };
  }
  if (node.type === 'object') return { kind: 'group', parts: partsOf(node, context) };
  if (node.type === 'array') return arrayOf(node, context);
  if (node.type === 'boolean') return { kind: 'switch' };
  if (node.type === 'number' || node.type === 'integer') {
    return { kind: 'number', isWhole: node.type === 'integer' };
  }
  return textOf(node, context);
}

function optionOf(value: string, names: Readonly<Record<string, string>>): Option {
  const isSlug = /^[a-z\d]+([_-][a-z\d]+)*$/.test(value);
  return { value, label: names[value] ?? (isSlug ? formatKey(value) : value) };
}

function partsOf(node: Node, { key, value, names }: FieldContext): GroupShape['parts'] {
  const within = (value ?? {}) as Record<string, unknown>;
  const required = node.required ?? [];
  const part = (name: string, of: Node, optional: boolean) => ({
    key: name,
    field: read(of, { key: name, parent: key, value: within[name], names, optional }),
  });
  if (node.properties) {
    return withUrlName(
      Object.entries(node.properties).map(([name, of]) => part(name, of, !required.includes(name))),
    );
  }
  const each = node.additionalProperties || {};
  const keys = node.propertyNames?.enum ?? Object.keys(within);
  return keys.map((name) => part(name, each, false));
}

const titleKeys: Step[] = ['name', 'title', 'question'];

/** Derives an entry's name in URLs from its title. */
function withUrlName(parts: GroupShape['parts']): GroupShape['parts'] {
  const urlName = parts.find(({ field }) => field.kind === 'text' && field.isUrlName);
  return parts.map((part) =>
    urlName && part.field.kind === 'text' && titleKeys.includes(part.key)
      ? { ...part, field: { ...part.field, urlNameKey: urlName.key } }
      : part,
  );
}

function arrayOf(node: Node, { key, parent, value, names }: FieldContext): Shape {
  const { minItems: min = 0, maxItems: max } = node;
  const bounds = { min, ...(max !== undefined && { max }) };
  if (Array.isArray(node.items)) {
    const parts = node.items.map((of, index) => {
      const itemContext = { key: String(index), parent: key, value: undefined, names, optional: false };
      const field = read(of, itemContext);
      return { key: index, field: { ...field, label: `${formatKey(singularize(key))} ${index + 1}` } };
    });
    return { kind: 'group', parts };
  }
  const of = node.items ?? {};
  if (of.type === 'number' || of.type === 'integer') return { kind: 'numbers', ...bounds };
  const one = node.item ?? singularize(key === 'items' ? parent || key : key);
  const first = Array.isArray(value) ? value[0] : undefined;
  const item = read(of, { key: one, parent: key, value: first, names, optional: false });
  return { kind: 'list', item, one, ...bounds };
}

const longTextKeys =
  /^(?:lead|text|description|content|quote|answer|challenge|solution|note|intro|message|say|excerpt|help)$/i;

function textOf(node: Node, { key, value }: FieldContext): Shape {
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

/** An empty value for a new item, with all required parts. */
export function emptyOf(field: Field): unknown {
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
          .map(({ key, field: part }) => [key, emptyOf(part)]),
      );
    case 'list':
      return Array.from({ length: field.min }, () => emptyOf(field.item));
    case 'either':
      return field.shapes[0] ? emptyOf(field.shapes[0]) : {};
  }
}

export function shapeFor(field: Extract<Field, { kind: 'either' }>, value: unknown): Field & GroupShape {
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

/** The label of a value that one of the choices in a group offers; otherwise the value. */
export function optionLabel(field: Field, value: string): string {
  const parts = field.kind === 'group' ? field.parts : [];
  const options = parts.flatMap(({ field: part }) => (part.kind === 'choice' ? part.options : []));
  return options.find((option) => option.value === value)?.label ?? value;
}

/** A short title for a list item, and a second text next to it. */
export function summaryOf(value: unknown): { title: string; aside: string } {
  if (typeof value !== 'object' || value === null) return { title: String(value ?? ''), aside: '' };
  const of = value as Record<string, unknown>;
  const named = (keys: string[]) =>
    keys.map((key) => of[key]).find((one) => typeof one === 'string' && one.trim() !== '') as
      | string
      | undefined;
  const title =
    named([
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
  const aside = named(['price', 'value', 'role', 'client', 'time', 'year', 'message']);
  return { title: typeof title === 'string' ? title : '', aside: aside === title ? '' : (aside ?? '') };
}
