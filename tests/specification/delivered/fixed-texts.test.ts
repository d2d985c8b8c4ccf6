import { testFixedTexts } from '#tests/support/pages/fixed-texts.ts';

testFixedTexts('tests/specification/delivered/fixed.yaml');
