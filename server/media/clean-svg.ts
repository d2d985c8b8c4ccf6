import sanitizeHtml from 'sanitize-html';
import { optimize } from 'svgo';

const splitWords = (words: string) => new Set(words.trim().split(/\s+/));

const allowedTags = splitWords(`
  svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image switch
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`);

const allowedAttributes = splitWords(`
  id class xmlns xmlns:xlink version viewBox preserveAspectRatio width height x y x1 x2 y1 y2 cx cy r rx ry fx fy fr d
  points pathLength transform href xlink:href role aria-label aria-hidden xml:space lang style
  gradientUnits gradientTransform spreadMethod offset patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient
  filterUnits primitiveUnits in in2 result type values mode operator k1 k2 k3 k4 order kernelMatrix divisor bias
  targetX targetY edgeMode preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent
  limitingConeAngle pointsAtX pointsAtY pointsAtZ azimuth elevation z scale xChannelSelector yChannelSelector
  dx dy stdDeviation radius baseFrequency numOctaves seed stitchTiles tableValues slope intercept amplitude exponent
  rotate textLength lengthAdjust startOffset method spacing
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font-family
  font-size font-stretch font-style font-variant font-weight image-rendering letter-spacing lighting-color marker-end
  marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order shape-rendering stop-color
  stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke-width text-anchor text-decoration text-rendering transform-origin unicode-bidi
  vector-effect visibility word-spacing writing-mode
`);

const allowedNamespaces = new Set(['http://www.w3.org/2000/svg', 'http://www.w3.org/1999/xlink']);
const embeddedImage = /^data:image\/(?:png|jpeg|webp);base64,[a-z0-9+/=\s]+$/i;
const harmlessStyle = /^(?:\s*(?:mix-blend-mode|isolation|mask-type)\s*:\s*[a-z-]+\s*;?)+\s*$/;
const parserOptions = { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false };

/** Removes scripts, external references and links. @throws Error when the text is not an SVG */
export function cleanSvg(text: string): { text: string; isChanged: boolean } {
  // The style sheets are removed below.
  const { data } = optimize(text, {
    plugins: [
      'removeDoctype',
      'removeXMLProcInst',
      'removeComments',
      'removeMetadata',
      'removeEditorsNSData',
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      'convertStyleToAttrs',
    ],
  });
  let isChanged = false;
  const cleaned = sanitizeHtml(data, {
    parser: parserOptions,
    allowedTags: [...allowedTags],
    allowedAttributes: false,
    allowedSchemes: ['data'],
    disallowedTagsMode: 'completelyDiscard',
    transformTags: {
      '*': (tagName, attribs) => {
        if (!allowedTags.has(tagName)) isChanged = true;
        // Replaces a link with a group, so that the shapes in it are kept.
        if (tagName === 'a') return { tagName: 'g', attribs: {} };
        const stored = Object.entries(attribs).flatMap(([name, rawValue]) => {
          const value = removeCustomProperties(rawValue);
          const isKept = isHarmless(tagName, name, value);
          if (
            !isKept &&
            (/^on|href|src/i.test(name) || /url|script|import|image|-set|fade|src|\\/i.test(value))
          )
            isChanged = true;
          return isKept ? [[name, value] as const] : [];
        });
        return { tagName, attribs: Object.fromEntries(stored) };
      },
    },
  });
  if (!/^\s*(?:<\?[^>]*>\s*)*<svg[\s>]/.test(data) || !cleaned.trim().startsWith('<svg'))
    throw new Error('the file is not an SVG');
  // The build would replace color tokens everywhere in the file, and fail on unknown ones.
  return { text: cleaned.trim().replaceAll('var(--', 'var( --'), isChanged };
}

/** Pages read a drawing's size from its `viewBox`. */
export function addViewBox(text: string, { width, height }: { width: number; height: number }): string {
  const [root = ''] = /^<svg\b[^>]*>/.exec(text) ?? [];
  const numbers =
    / viewBox="([^"]*)"/
      .exec(root)?.[1]
      ?.trim()
      .split(/[\s,]+/) ?? [];
  const isGiven =
    numbers.length === 4 &&
    numbers.every(
      (number) => /^[-+]?[\d.]+(?:e[-+]?\d+)?$/i.test(number) && Number.isFinite(Number(number)),
    ) &&
    numbers.slice(2).every((number) => Number(number) > 0);
  const viewBox = isGiven ? numbers.join(' ') : `0 0 ${width} ${height}`;
  const plain = root.replace(/ viewBox="[^"]*"/, '');
  return text.replace(root, () => plain.replace('<svg', `<svg viewBox="${viewBox}"`));
}

/** The build would look for custom properties among the brand's colors. */
function removeCustomProperties(value: string): string {
  const replaced = value.replace(/var\(\s*--[\w-]+\s*,\s*([^()]*)\)/g, '$1');
  return replaced === value ? value : removeCustomProperties(replaced);
}

function isHarmless(tag: string, name: string, value: string): boolean {
  if (!allowedAttributes.has(name)) return false;
  if (name.startsWith('xmlns')) return allowedNamespaces.has(value);
  if (name === 'style') return harmlessStyle.test(value);
  if (name.endsWith('href')) return /^#[^\s]+$/.test(value) || (tag === 'image' && embeddedImage.test(value));
  // Escapes could hide a url(), and these functions can load a file without url().
  if (value.includes('\\') || value.includes('var(') || /(?:image|-set|fade|src)\s*\(/i.test(value))
    return false;
  return !/url\s*\(/i.test(value) || /^\s*url\(\s*(["']?)#[^"'()\s]+\1\s*\)[^():]*$/i.test(value);
}
