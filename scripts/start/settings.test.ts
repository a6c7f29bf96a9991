import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const usual = {
  appPort: 5173,
  sandboxPort: 5174,
  dataFolder: '.sandbox',
  defect: undefined,
  policyReportsUrl: undefined,
};

describe('the settings of the environment', () => {
  it('are the usual ones where nothing is set, also to nothing', () => {
    expect(readSettings({})).toEqual(usual);
    expect(
      readSettings({ PORT: '', SANDBOX_PORT: ' ', SANDBOX_DATA: '', SANDBOX_DEFECT: '', POLICY_REPORTS: '' }),
    ).toEqual(usual);
  });

  it('are taken as they are', () => {
    expect(
      readSettings({
        PORT: '0',
        SANDBOX_PORT: '65535',
        SANDBOX_DATA: ':memory:',
        SANDBOX_DEFECT: 'getOrder:missing',
        POLICY_REPORTS: 'http://localhost:1',
      }),
    ).toEqual({
      appPort: 0,
      sandboxPort: 65_535,
      dataFolder: ':memory:',
      defect: 'getOrder:missing',
      policyReportsUrl: 'http://localhost:1',
    });
  });

  it.each(['abc', '-1', '65536', '80.5', '0x50', '1e3'])('are refused in one line when a port is %s', (value) => {
    expect(() => readSettings({ SANDBOX_PORT: value })).toThrow(/^SANDBOX_PORT is .* no port: set it to a number.*\.$/);
  });

  it.each(['bad', 'localhost:9000', 'http://'])('are refused in one line when reports are to go to %s', (value) => {
    expect(() => readSettings({ POLICY_REPORTS: value })).toThrow(/^POLICY_REPORTS is .* no address: set it to.*\.$/);
  });
});
