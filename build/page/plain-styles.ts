import type { AtRule, Root, Rule } from 'postcss';

const colorMixSupport = '(color:color-mix(in lab, red, red))';

/**
 * Shortens a style sheet for inlining: resolves theme variables and removes fallbacks for unsupported browsers. Print
 * overrides of variables remain in the whole style sheet.
 */
export function simplifyStyles(sheet: Root): Root {
  const plain = sheet.clone();
  removeFallbacks(plain);
  // Without JavaScript, the whole style sheet is render-blocking.
  plain.walkAtRules('media', (rule) => {
    if (rule.params === '(scripting:none)') rule.remove();
  });
  removeUnusedValues(plain);
  // Tailwind's reset makes every border solid.
  plain.walkDecls(/^border(?:-\w+)?-style$/, (style) => {
    if (style.value === 'solid' && !style.important) style.remove();
  });
  // Transitions are not needed before an interaction.
  plain.walkDecls(/^transition/, (declaration) => void declaration.remove());
  resolveThemeVariables(plain);
  return plain;
}

function removeFallbacks(root: Root): void {
  root.walkAtRules('supports', (rule) => {
    if (rule.params.replace(/\s*:\s*/, ':') === colorMixSupport) {
      removeRepeatedDeclarations(rule);
      rule.replaceWith(rule.nodes ?? []);
    } else if ((rule.parent as AtRule).params === 'properties') rule.remove();
  });
}

function removeUnusedValues(root: Root): void {
  const defined = new Set<string>();
  root.each((node) => {
    if (node.type === 'rule' && node.selector === ':root')
      node.walkDecls(/^--/, ({ prop }) => void defined.add(prop));
  });
  root.walkDecls((declaration) => {
    const { prop, value, important, parent } = declaration;
    declaration.value = value.replace(/^var\((--[\w-]+),[^()]*\)$/, (named, name: string) =>
      defined.has(name) ? `var(${name})` : named,
    );
    if (value === 'initial' && (parent as Rule).selector === 'html,:host') declaration.remove();
    const duplicate = parent?.nodes.find(
      (other) =>
        other.type === 'decl' &&
        other.prop === prop &&
        other.value === value &&
        other.important === important,
    );
    if (duplicate !== declaration && prop !== 'src') duplicate?.remove();
  });
}

function removeRepeatedDeclarations(block: AtRule): void {
  const before = block.prev() as Rule | undefined;
  block.each((node) => {
    if (node.type !== 'rule' || before?.type !== 'rule' || before.selector !== node.selector) return;
    node.walkDecls(({ prop }) => {
      before.walkDecls(prop, (declaration) => void declaration.remove());
    });
    if (before.nodes.length === 0) before.remove();
  });
}

function resolveThemeVariables(root: Root): void {
  const theme = new Map<string, string>();
  const isInTheme = ({ parent }: { parent?: unknown }) =>
    ((parent as Rule).parent as AtRule).params === 'theme';
  root.walkDecls(/^--/, (declaration) => {
    if (isInTheme(declaration)) theme.set(declaration.prop, declaration.value);
  });
  root.walkDecls(/^--/, (declaration) => {
    if (!isInTheme(declaration) && !isInPrintRule(declaration.parent as Rule)) theme.delete(declaration.prop);
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--[\w-]+)\)/g,
      (named, name: string) => theme.get(name) ?? named,
    );
  });
}

function isInPrintRule(rule: Rule): boolean {
  for (let parent: unknown = rule.parent; parent; parent = (parent as AtRule).parent)
    if (/^print\b/.test((parent as AtRule).params ?? '')) return true;
  return false;
}
