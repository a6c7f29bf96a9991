import { describe, expect, test } from 'vitest';
import { editorAddress, type EditorPlace } from './editor-address.ts';

const handed = { token: 'to+k/en=', channel: 'channel-folioleaf-uk', tempSelectionId: 'selection 1' };
const inProduction: EditorPlace = {
  hostname: 'account.folioleaf-uk.example',
  vendorHost: 'account.folioleaf-uk.example',
};

describe('the address of the prints editor', () => {
  test('P4.47 A9.6 O57 carries token, channel, the selection and the product, and keeps what it had', () => {
    const url = new URL(editorAddress('https://editor.folioleaf-uk.example/prints?size=10x15', handed, inProduction));
    expect(url.origin + url.pathname).toBe('https://editor.folioleaf-uk.example/prints');
    expect(Object.fromEntries(url.searchParams)).toEqual({ size: '10x15', ...handed, productCode: 'PAP_910' });
  });

  test('O57 names its parameters as the configuration says', () => {
    const config = { parameters: { token: 'access_token', productCode: 'product' } };
    const url = new URL(editorAddress('https://editor.folioleaf-uk.example/', handed, { ...inProduction, config }));
    expect([...url.searchParams.keys()]).toEqual(['access_token', 'channel', 'tempSelectionId', 'product']);
  });

  test.each([
    'https://folioleaf-uk.example/',
    'https://test-editor.folioleaf-uk.example/',
    'https://EDITOR.folioleaf-uk.example/',
  ])('S33 %s is one of the vendor’s own', (address) => {
    expect(editorAddress(address, handed, inProduction)).toContain('token=');
  });

  test.each([
    'http://editor.folioleaf-uk.example/',
    'https://editor.example/',
    'https://folioleaf-uk.example.evil.example/',
    'https://evilfolioleaf-uk.example/',
    'https://editor.folioleaf-uk.example@evil.example/',
    'https://localhost/',
    'javascript:alert(1)//editor.folioleaf-uk.example',
    'data:text/html,editor.folioleaf-uk.example',
    '/prints',
    undefined,
  ])('S33 S38 %s is given no token', (address) => {
    expect(() => editorAddress(address, handed, inProduction)).toThrow(/prints editor/);
  });

  test('S33 a further host has to be named by the deployment', () => {
    const config = { hosts: ['editor.example'] };
    expect(editorAddress('https://editor.example/', handed, { ...inProduction, config })).toContain(
      'https://editor.example/?token=',
    );
    expect(() => editorAddress('https://other.example/', handed, { ...inProduction, config })).toThrow(/prints editor/);
  });

  test('S33 on a developer’s machine it may be that machine, plain as it is', () => {
    const local: EditorPlace = { hostname: 'account.bildvik-se.localhost', vendorHost: 'account.bildvik-se.example' };
    expect(editorAddress('http://localhost:5174/prints-editor', handed, local)).toContain(
      'http://localhost:5174/prints-editor?token=',
    );
    expect(() => editorAddress('http://editor.example/', handed, local)).toThrow(/prints editor/);
    expect(() => editorAddress('ftp://localhost/', handed, local)).toThrow(/prints editor/);
  });
});
