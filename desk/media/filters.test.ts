import assert from 'node:assert/strict';
import test from 'node:test';
import { scenesWithFaces } from '#src/content/faces.ts';
import { pictureFiles } from '#src/pictures/picture-files.ts';
import { pictureFilters } from './filters.ts';

const place = {
  document: 'home',
  path: ['hero', 'picture'],
  where: 'Home, Hero',
  state: 'published' as const,
};

test('finds every illustration that shows an invented person and is used on a page', () => {
  const faces = [...scenesWithFaces, ...pictureFiles.filter((file) => file.startsWith('people/'))];
  const site = pictureFiles.map((file) => ({ file, places: [place] }));
  const found = pictureFilters({ pictures: [], site }).find(({ name }) => name === 'faces');
  assert.deepEqual(found?.pictures.map(({ file }) => file).toSorted(), faces.toSorted());
  const replaced = pictureFilters({ pictures: [], site: site.map((one) => ({ ...one, places: [] })) });
  assert.ok(!replaced.some(({ name }) => name === 'faces'));
});
