import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { addViewBox, cleanSvg } from '#server/media/clean-svg.ts';
import { withTokenValues } from '#src/content/brand/token-values.ts';
import { createDrawing } from '#tests/support/media/pictures.ts';

const harmful = [
  '<script>alert(1)</script>',
  '<script xlink:href="https://evil.example/x.js"/>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
  '<rect onload="alert(1)" width="1"/>',
  '<rect ONCLICK="alert(1)" width="1"/>',
  '<a xlink:href="javascript:alert(1)"><rect width="1"/></a>',
  '<a href="https://evil.example"><text>win</text></a>',
  '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/></foreignObject>',
  '<image href="https://evil.example/pixel.png"/>',
  '<image xlink:href="//evil.example/pixel.png"/>',
  '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
  '<use href="https://evil.example/x.svg#a"/>',
  '<use href="data:image/svg+xml,evil#a"/>',
  '<rect fill="url(https://evil.example/x.svg#a)" width="1"/>',
  '<rect filter="URL( //evil.example#a )" width="1"/>',
  '<rect fill="u\\72l(//evil.example#a)" width="1"/>',
  `<rect mask="image-set('//evil.example/a.png' 1x)" width="1"/>`,
  `<rect mask="-webkit-Image-Set('//evil.example/a.png' 1x)" width="1"/>`,
  `<rect filter="src('//evil.example/a.svg#a')" width="1"/>`,
  '<rect style="background:url(//evil.example)" width="1"/>',
  '<style>@import "https://evil.example/x.css";rect{fill:url(https://evil.example)}</style>',
  '<set attributeName="href" to="javascript:alert(1)"/>',
  '<animate attributeName="onclick" values="alert(1)"/>',
  '<iframe src="https://evil.example"/>',
  '<feImage href="https://evil.example/x.png"/>',
  '<handler xmlns="http://www.w3.org/2001/xml-events" type="application/ecmascript">alert(1)</handler>',
];

describe('an uploaded SVG', () => {
  test('removes scripts, requests and links from an SVG and reports the change', () => {
    for (const part of harmful) {
      const { text, isChanged } = cleanSvg(createDrawing(part));
      assert.doesNotMatch(text, /evil|alert|script|on\w+=|<a\b|foreign|@import|iframe|data:/i, part);
      assert.match(text, /<rect width="40" height="20"/, part);
      assert.equal(isChanged, true, part);
    }
  });

  test('removes processing instructions and comments, and rejects external entities', () => {
    const before = '<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/x.css"?><!-- evil -->';
    assert.doesNotMatch(cleanSvg(before + createDrawing()).text, /evil|<\?/);
    const entity = '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
    assert.throws(() => cleanSvg(entity + createDrawing('<text>&x;</text>')));
  });

  test('leaves a harmless SVG unchanged', () => {
    const part =
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient><clipPath id="c"><circle r="3"/></clipPath></defs><g clip-path="url(#c)" data-name="Layer 1"><use xlink:href="#g" fill="url(\'#g\') none" style="mix-blend-mode: multiply"/></g>';
    const { text, isChanged } = cleanSvg(createDrawing(part));
    assert.equal(isChanged, false);
    for (const stored of [
      'clipPath id="c"',
      'clip-path="url(#c)"',
      'xlink:href="#g"',
      'linearGradient',
      'mix-blend-mode',
      'viewBox',
    ])
      assert.ok(text.includes(stored), stored);
  });

  test('keeps the colors of a style sheet', () => {
    const { text } = cleanSvg(
      createDrawing('<style>.a{fill:#f00}</style><path class="a" d="M0 0h9"/><path class="a" d="M0 9h9"/>'),
    );
    assert.equal(text.match(/fill="(?:#f00|red)"/g)?.length, 2);
  });

  test('replaces a custom property with its fallback value', () => {
    const { text, isChanged } = cleanSvg(
      createDrawing(
        '<path fill="var(--fill-0, #F00)" stroke="var(--color-primary)" style="color:var(--a,var(--b,blue))"/>',
      ),
    );
    assert.match(text, /fill="(?:#f00|red)"/i);
    assert.match(text, /color="blue"/);
    assert.doesNotMatch(text, /var\(|--/);
    assert.equal(isChanged, false);
  });

  test('leaves no text that the build would mistake for a color token', () => {
    for (const part of [
      '<title>var(--color-x)</title>',
      '<text>var(&#45;-color-x, #fff)</text>',
      '<desc><![CDATA[var(--color-x)]]></desc>',
    ]) {
      const { text } = cleanSvg(createDrawing(part));
      assert.equal(withTokenValues(text, ''), text, part);
    }
  });

  test('normalizes the viewBox, or adds one based on the size', () => {
    const size = { width: 30, height: 20 };
    const readViewBox = (attributes: string) =>
      /viewBox="([^"]*)"/.exec(addViewBox(`<svg ${attributes}><g/></svg>`, size))?.[1];
    assert.equal(readViewBox('viewBox="0,0, 40 20.5" width="9"'), '0 0 40 20.5');
    assert.equal(readViewBox('width="30" height="20"'), '0 0 30 20');
    // The build rejects a drawing without a size.
    for (const invalid of ['none', '0 0 0 0', '0 0 9 0', '0 0 -9 9', '0 0 0x9 9'])
      assert.equal(readViewBox(`viewBox="${invalid}"`), '0 0 30 20', invalid);
  });

  test('rejects files that are not an SVG', () => {
    for (const text of ['<html><svg/></html>', '<svg', '<x:svg xmlns:x="http://www.w3.org/2000/svg"/>'])
      assert.throws(() => cleanSvg(text), text);
  });
});
