import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateInto } from '../../scripts/generation/generate-into.ts';

/** A limit that is put into a spec, and nowhere else. */
const edits: { file: string; place: RegExp; limit: string }[] = [
  {
    file: 'openapi/photo-management.yaml',
    place: /(?<=AlbumName:\n[^{]*name: \{ type: string, minLength: 1)/,
    limit: ', maxLength: 20',
  },
  {
    file: 'openapi/customer.yaml',
    place: /(?<=AddressInput:\n[\s\S]*?city: \{ type: string, minLength: 1)/,
    limit: ', maxLength: 10',
  },
];

/** Prints the form's messages for each input. Runs in the edited tree, by its own modules. */
const ASK = `
import texts from '#i18n/locales/en-GB.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import { albumNameRules } from '#features/albums/form.ts';
import { addressFormRules } from '#features/addresses/form.ts';
import { addressFormValues } from '#features/addresses/model.ts';
await useTexts('en-GB', texts);
const said = async ({ schema }, values) => ((await schema.safeParseAsync(values)).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
const address = { ...addressFormValues(undefined, 'GB'), firstName: 'Anna', lastName: 'Berg', streetName: 'Mill Lane', postalCode: 'NW6 1NJ' };
const answers = {
  shortName: await said(albumNameRules, { name: 'x'.repeat(20) }),
  longName: await said(albumNameRules, { name: 'x'.repeat(21) }),
  shortCity: await said(addressFormRules, { ...address, city: 'x'.repeat(10) }),
  longCity: await said(addressFormRules, { ...address, city: 'x'.repeat(11) }),
};
console.log(JSON.stringify(answers));
`;

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'form-limits-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it(
  'a limit that is put into a spec is one of the form, with its text, once the spec is generated',
  { timeout: 120_000 },
  async () => {
    symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction');
    for (const part of ['generated', 'openapi', 'src', 'package.json'])
      cpSync(part, join(root, part), { recursive: true });
    for (const { file, place, limit } of edits) {
      const spec = readFileSync(file, 'utf8');
      const edited = spec.replace(place, limit);
      expect(edited).not.toBe(spec);
      writeFileSync(join(root, file), edited);
    }
    await generateInto(root, ['customer', 'photo-management']);
    writeFileSync(join(root, 'ask.ts'), ASK);
    const answers: unknown = JSON.parse(execFileSync(process.execPath, ['ask.ts'], { cwd: root, encoding: 'utf8' }));
    expect(answers).toEqual({
      shortName: [],
      longName: [['name', 'Use no more than 20 characters']],
      shortCity: [],
      longCity: [['city', 'Use no more than 10 characters']],
    });
  },
);
