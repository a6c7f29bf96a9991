import { expect, test } from 'vitest';
import { pictureTypeOf, refusalByName } from './picture-type.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const box = (brand: string, ...compatible: string[]) => {
  const body = `ftyp${brand}\0\0\0\0${compatible.join('')}`;
  return bytes(`\0\0\0${String.fromCharCode(body.length + 4)}${body}mdat more`);
};

test.each([
  ['image/jpeg', bytes('\xff\xd8\xff\xe1 Exif')],
  ['image/png', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
  ['image/heic', box('heic', 'mif1', 'heic')],
  ['image/heic', box('heix')],
  ['image/heic', box('mif1', 'mif1', 'heic')],
  ['image/heic', box('msf1', 'hevc')],
  [undefined, box('mif1', 'mif1', 'avif')],
  [undefined, box('avif', 'mif1')],
  [undefined, box('mp42', 'isom')],
  [undefined, bytes('GIF89a')],
  [undefined, bytes('RIFF\0\0\0\0WEBP')],
  [undefined, bytes('<svg onload="alert(1)">')],
  [undefined, bytes('%PDF-1.7')],
  [undefined, bytes('\0\0\0\xffftypmif1')],
  [undefined, bytes('\xff\xd8')],
  [undefined, new Uint8Array()],
])('P2.153 %s is told by the content', (type, head) => {
  expect(pictureTypeOf(head)).toBe(type);
});

test('P2.153 a brand beyond the end of its box does not count', () => {
  const head = bytes('\0\0\0\x14ftypmif1\0\0\0\0mif1heic');
  expect(pictureTypeOf(head)).toBeUndefined();
});

test.each([
  ['IMG_0001.HEIC', '', undefined],
  ['beach.jpg', 'image/jpeg', undefined],
  ['beach.summer.jpeg', '', undefined],
  ['scan.PNG', 'image/png', undefined],
  ['no ending', 'image/png', undefined],
  ['no ending', '', 'upload.reason.type'],
  ['clip.mp4', 'video/mp4', 'upload.reason.type'],
  ['page.html', 'image/jpeg', 'upload.reason.type'],
  ['.png', '', undefined],
])('P2.153 the name %s of type "%s" is judged: %s', (name, type, reason) => {
  expect(refusalByName({ name, type, size: 1 })).toBe(reason);
});

test('an empty file is refused', () => {
  expect(refusalByName({ name: 'a.jpg', type: 'image/jpeg', size: 0 })).toBe('upload.reason.empty');
});
