import { expect, test } from 'vitest';
import { safeFileName } from './file-names.ts';

test.each([
  ['IMG_0042.jpg', 'IMG_0042.jpg'],
  ['Été à la mer – 1.heic', 'Été à la mer – 1.heic'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['C:\\photos\\cat.png', 'C__photos_cat.png'],
  ['.htaccess', 'htaccess'],
  ['cat.jpg. . ', 'cat.jpg'],
  ['cat\u202Egpj.exe', 'catgpj.exe'],
  ['line\nbreak\u0000.jpg', 'linebreak.jpg'],
  ['', 'photo.jpg'],
  ['..', 'photo.jpg'],
])('S43 %j is saved as %j', (name, saved) => {
  expect(safeFileName(name, 'photo.jpg')).toBe(saved);
});

test('S43 a name that is too long keeps its ending', () => {
  const saved = safeFileName(`${'a'.repeat(400)}.jpeg`, 'photo.jpg');
  expect(saved).toHaveLength(200);
  expect(saved.endsWith('a.jpeg')).toBe(true);
});
