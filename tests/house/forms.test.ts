import { describe, expect, it } from 'vitest';
import { formFaults, formsIn, type Source } from './support/forms.ts';
import { projectFiles, read } from './support/project.ts';

const sources: Source[] = projectFiles()
  .filter((path) => /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith('src/sandbox/'))
  .map((path) => ({ path, text: read(path) }));
const bodies = read('generated/bodies.ts');

/** A body of an operation, or the parameters of one that takes everything in its address. */
const isRequest = (file: string) =>
  bodies.includes(`'./${file.replace(/^generated\//, '')}'`) ||
  (/^generated\/.*Params\.zod\.ts$/.test(file) && projectFiles().includes(file));

describe('forms', () => {
  it('are found by the hook that they are made with', () => expect(formsIn(sources).length).toBeGreaterThan(5));

  it('end in the generated schema of the request that they send, or say why they have none', () =>
    expect(formFaults(sources, isRequest)).toEqual([]));

  const albums = { path: 'src/features/planted/form.ts', text: read('src/features/albums/form.ts') };
  const screen = {
    path: 'src/features/planted/screen.tsx',
    text: 'const form = useValidatedForm({ rules: albumNameRules, defaults });\nconst shown = <form onSubmit={form.onSubmit} />;',
  };

  it('that are planted pass as those of the product do', () =>
    expect(formFaults([albums, screen], isRequest)).toEqual([]));

  it.each([
    [
      'a schema of its own',
      { ...albums, text: albums.text.replace('body: AlbumName', 'body: z.object({ name: z.string() })') },
      'ends in z.object(',
    ],
    [
      'a schema that is declared beside it',
      {
        ...albums,
        text: albums.text.replace(/import \{ AlbumName \}.*\n/, 'const AlbumName = z.object({ name: z.string() });\n'),
      },
      'ends in AlbumName',
    ],
    [
      'nothing but the type of a schema',
      { ...albums, text: albums.text.replace('import { AlbumName }', 'import type { AlbumName }') },
      'ends in AlbumName',
    ],
    [
      'the schema of an answer',
      { ...albums, text: albums.text.replaceAll('albumName.zod.ts', 'album.zod.ts') },
      'ends in AlbumName',
    ],
    ['no rules', { ...screen, text: 'useValidatedForm({ defaults });' }, 'no rules'],
    [
      'rules that are made up',
      { ...screen, text: 'useValidatedForm({ rules: { schema } as never, defaults });' },
      'rules that are made up',
    ],
    ['no reason for sending nothing', { ...albums, text: "formWithoutBody(own, '');" }, 'does not say why'],
    [
      'the library itself',
      { ...screen, text: "import { useForm } from 'react-hook-form';\nuseForm();" },
      'the library itself',
    ],
    [
      'no hook at all',
      { ...screen, text: 'export const Form = () => <form onSubmit={send} />;' },
      'without useValidatedForm',
    ],
  ])('that are planted with %s are reported', (_with, planted, reason) => {
    expect(formFaults([planted], isRequest)).toEqual([expect.stringContaining(reason)]);
  });
});
