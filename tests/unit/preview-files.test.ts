import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finishPreview, parseMarkedPage } from '#build/preview/page.ts';

test('rewrites the file URLs of a previewed page, including each photo width, to URLs of the desk', () => {
  const html =
    '<html><head></head><body><img src="/art/a.webp" srcset="/art/a-160.webp 160w, /art/a-320.webp 320w"><img src="https://other.example/art/b.webp"><a href="/art/a.webp">Open</a></body></html>';
  const marked = parseMarkedPage(html, { markerPattern: /never/g, locationOf: () => undefined });
  const page = finishPreview({ html, policy: "default-src 'self'" }, marked).html;
  assert.match(page, /src="\/desk\/preview\/art\/a\.webp"/);
  assert.match(
    page,
    /srcset="\/desk\/preview\/art\/a-160\.webp 160w, \/desk\/preview\/art\/a-320\.webp 320w"/,
  );
  assert.match(page, /src="https:\/\/other\.example\/art\/b\.webp"/);
  assert.match(page, /<a href="\/art\/a\.webp">/);
});
