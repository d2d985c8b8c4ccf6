import { look, site } from '#site.config';
import { ownMark } from '#src/content/brand/own-mark.ts';
import type { Block, Mail } from './mail.ts';

// Mail programs support only tables and inline styles.
const inkColor = '#14101a';
const mutedColor = '#6a6174';
const lineColor = '#e3dcd3';
const paperColor = '#f3ede4';
const fontStack = "-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const fontStyle = `font-family:${fontStack}`;
/** Mail programs do not load fonts. */
const getHeadingFontStyle = () => `font-family:'${look.typeface.name}',${fontStack}`;

/** The email is at most 600 px wide and has no images. */
export function toHtml(mail: Mail): string {
  return mail.writer === undefined ? renderBranded(mail) : renderPlain(mail);
}

function renderPlain({ subject, blocks }: Mail): string {
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${fontStyle};font-size:15px;line-height:1.5">
${blocks.map(renderBlock).join('\n')}
</body>
</html>
`;
}

function renderBranded({ subject, preview, blocks, footer }: Mail): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${paperColor};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${paperColor}"><tr><td align="center" style="padding:24px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:8px"><tr><td style="padding:32px 24px;${fontStyle};font-size:16px;line-height:1.55;color:${inkColor};text-align:left">
<p style="margin:0 0 24px;${getHeadingFontStyle()};font-size:18px;font-weight:bold;letter-spacing:-0.01em">${renderLogo()}&nbsp;&nbsp;${escapeHtml(site.brand)}</p>
${blocks.map(renderBlock).join('\n')}
<div style="margin:28px 0 0;padding:20px 0 0;border-top:1px solid ${lineColor};font-size:14px;line-height:1.5;color:${mutedColor}">
${footer.map((text) => `<p style="margin:0">${escapeHtml(text)}</p>`).join('\n')}
</div>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function renderLogo(): string {
  if (look.mark === ownMark)
    return `<span style="display:inline-block;width:8px;height:8px;border-radius:50%;background:${look.tokens.tally};border:4px solid ${inkColor};vertical-align:-2px"></span>`;
  return `<img src="${site.url}/icon-192.png" width="24" height="24" alt="" style="vertical-align:-5px">`;
}

function renderBlock(block: Block): string {
  switch (block.type) {
    case 'title':
      return `<h1 style="margin:0 0 20px;${getHeadingFontStyle()};font-size:30px;line-height:1.12;letter-spacing:-0.02em;font-weight:bold;overflow-wrap:anywhere">${replaceLineBreaks(block.text)}</h1>`;
    case 'heading':
      return `<h2 style="margin:28px 0 8px;${getHeadingFontStyle()};font-size:17px;line-height:1.3;font-weight:bold">${escapeHtml(block.text)}</h2>`;
    case 'text':
      return `<p style="margin:0 0 16px">${replaceLineBreaks(block.text)}</p>`;
    case 'small':
      return `<p style="margin:12px 0 0;font-size:15px;color:${mutedColor}">${escapeHtml(block.text)}</p>`;
    case 'quote':
      return `<blockquote style="margin:12px 0 16px;padding:2px 0 2px 16px;border-left:4px solid ${inkColor};font-size:17px;overflow-wrap:anywhere">${replaceLineBreaks(block.text)}</blockquote>`;
    case 'lines':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${block.lines
        .map(
          ({ before, strong, after }) =>
            `<tr><td style="padding:10px 0;border-top:1px solid ${lineColor}">${escapeHtml(before)} <strong>${escapeHtml(strong)}</strong> ${escapeHtml(after)}</td></tr>`,
        )
        .join('')}</table>`;
    case 'rows':
      return renderRows(block);
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td style="border-radius:${look.isSquare ? 0 : 26}px;background:${block.tone === 'tally' ? look.tokens.tally : inkColor}"><a href="${escapeHtml(block.href)}" style="display:inline-block;padding:14px 24px;${fontStyle};font-size:16px;line-height:1.4;font-weight:bold;color:#ffffff;text-decoration:none">${escapeHtml(block.label)}</a></td></tr></table>`;
    case 'link':
      return `<p style="margin:0 0 16px">${escapeHtml(block.before)} <a href="${escapeHtml(block.href)}" style="color:${inkColor};text-decoration:underline">${escapeHtml(block.label)}</a></p>`;
  }
}

function renderRows({ head, rows }: Extract<Block, { type: 'rows' }>): string {
  const isFigures = head !== undefined;
  const left = `padding:9px 16px 9px 0;border-top:1px solid ${lineColor};vertical-align:top;text-align:left;font-weight:normal;color:${mutedColor}${isFigures ? '' : ';width:34%'}`;
  const right = `padding:9px 0;border-top:1px solid ${lineColor};vertical-align:top;overflow-wrap:anywhere${isFigures ? ';text-align:right;font-weight:bold' : ''}`;
  const top = head
    ? `<tr><th scope="col" style="padding:0 16px 8px 0;text-align:left;font-weight:normal;color:${mutedColor}">${escapeHtml(head[0])}</th><th scope="col" style="padding:0 0 8px;text-align:right;font-weight:normal;color:${mutedColor}">${escapeHtml(head[1])}</th></tr>`
    : '';
  const body = rows.map(
    ([name, value]) =>
      `<tr><th scope="row" style="${left}">${escapeHtml(name)}</th><td style="${right}">${replaceLineBreaks(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed">${top}${body.join('')}</table>`;
}

const htmlEntities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function replaceLineBreaks(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

/** Also escapes quotation marks, for attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => htmlEntities[character] ?? character);
}
