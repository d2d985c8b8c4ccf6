import type { ConfigData } from 'html-validate';
import { findClassFor } from '#tests/support/pages/built-pages.ts';

export const markupRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes attributes and void elements this way, which is valid.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // ARIA in HTML allows names on lists and videos, whereas the rule's default allows them only on landmarks and
    // controls.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // HTML allows any character except white space in an id. The minute of a show has an id like `palo@12`.
    'valid-id': ['error', { relaxed: true }],
    // Only scripts from other origins need an integrity hash.
    'require-sri': ['error', { target: 'crossorigin' }],
    // `one-line` allows a phone number to break only when the text is large. The other class marks a button, whose text
    // may break.
    'tel-non-breaking': [
      'error',
      { ignoreClasses: ['one-line', findClassFor('border-radius:2147483647px')] },
    ],
  },
};

export const simulatedFormRules: ConfigData = {
  ...markupRules,
  rules: { ...markupRules.rules, 'wcag/h32': 'off' },
};
