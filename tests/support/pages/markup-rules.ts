import type { ConfigData } from 'html-validate';
import { classFor } from '#tests/support/pages/built-pages.ts';

export const markupRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How React writes attributes and void elements; HTML reads both spellings alike.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Lists and videos may have a name (ARIA in HTML); the rule's default wants it on landmarks and controls only.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // HTML takes every sign but blanks; a minute of a show has the id of its address, `palo@12`.
    'valid-id': ['error', { relaxed: true }],
    // Our own scripts come from our own origin; only a foreign one needs an integrity hash.
    'require-sri': ['error', { target: 'crossorigin' }],
    // A telephone number that carries the first class breaks only in large text; what carries the second is a button, with words on it.
    'tel-non-breaking': ['error', { ignoreClasses: ['one-line', classFor('border-radius:2147483647px')] }],
  },
};

export const neverSent: ConfigData = { ...markupRules, rules: { ...markupRules.rules, 'wcag/h32': 'off' } };
