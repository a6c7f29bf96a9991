import { describe, expect, it } from 'vitest';
import { readMetadata } from './metadata.ts';

describe('Upload-Metadata', () => {
  it('O65 names the file in UTF-8, its type, and the album when one is open', () => {
    expect(readMetadata('filename 5aSP8J+Mni5qcGc=,filetype aW1hZ2UvanBlZw==,albumId YWxidW0tMQ==')).toEqual({
      filename: '夏🌞.jpg',
      filetype: 'image/jpeg',
      albumId: 'album-1',
    });
    expect(readMetadata('filename YS5qcGc=, filetype aW1hZ2UvanBlZw==')).toMatchObject({ albumId: null });
  });

  it.each([
    'filename',
    'filename YS5qcGc=',
    'filename ???,filetype aW1hZ2UvanBlZw==',
    ',',
    'filename ,filetype aW1hZ2UvanBlZw==',
  ])('refuses %j', (header) => {
    expect(() => readMetadata(header)).toThrow(/Upload-Metadata/);
  });
});
