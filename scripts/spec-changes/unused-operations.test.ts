import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSpecs } from '../generation/specs.ts';
import { unusedOperations } from './unused-operations.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'unused-operations-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function specs(more = '') {
  writeFileSync(
    join(folder, 'parcel.yaml'),
    `openapi: 3.1.0
info: { title: Parcel service, version: 1.2.3 }
paths:
  /parcels:
    put:
      operationId: changeParcel
      x-client: { idempotent: true, timeoutMs: 1000, retry: none${more} }
      responses: { '200': { description: The parcel. } }
`,
  );
  return readSpecs(folder);
}

function build(script: string): string {
  mkdirSync(join(folder, 'dist/assets'), { recursive: true });
  writeFileSync(join(folder, 'dist/assets/app.js'), script);
  return join(folder, 'dist');
}

test('operations that the app does not call are those that no script of the build holds, whatever the sources name', () => {
  expect(unusedOperations(specs(), build('const changeParcel=1'))).toEqual([
    { service: 'parcel', operationId: 'changeParcel' },
  ]);
  expect(unusedOperations(specs(), build('x({operation:{service:`parcel`,operationId:`changeParcel`}})'))).toEqual([]);
});

test('they say who calls them instead, which is no trait of the client', () => {
  const read = specs(", caller: 'The courier, at the door.'");
  expect(unusedOperations(read, build(''))).toEqual([
    { service: 'parcel', operationId: 'changeParcel', caller: 'The courier, at the door.' },
  ]);
  expect(read[0]?.operations[0]?.client).not.toHaveProperty('caller');
});

test('they are not known without a build', () => {
  expect(() => unusedOperations(specs(), join(folder, 'nowhere'))).toThrow('npm run build');
});
