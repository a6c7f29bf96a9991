import { describe, expect, it } from 'vitest';
import { howToOpen } from './how-to-open.ts';
import { readSwitches } from './switches.ts';

const none = { dev: false, https: false, lan: false, address: undefined, vendor: undefined };

describe('S12 how the app is started', () => {
  it('is for this machine alone and unencrypted, unless it is asked otherwise', () => {
    expect(readSwitches([])).toEqual(none);
    expect(readSwitches(['--https', '--vendor', 'wallbay-fr'])).toEqual({ ...none, https: true, vendor: 'wallbay-fr' });
  });

  it('is encrypted for others: without that nobody could sign in there', () => {
    expect(readSwitches(['--lan', '--address', '10.0.0.7'])).toEqual({
      ...none,
      https: true,
      lan: true,
      address: '10.0.0.7',
    });
  });

  it.each([
    [['--htps'], /^Unknown option '--htps'\. Usage: npm start -- /],
    [['lan'], /^Unexpected argument 'lan'.* Usage: npm start -- /],
    [['--vendor'], /^Option '--vendor <value>' argument missing\. Usage: /],
    [['--vendor', 'nobody'], /^There is no shop nobody\. There are: folioleaf-uk, .*printmoor-nl\.$/],
    [['--address', '10.0.0.7'], /^--address goes with --lan/],
    [['--dev', '--lan'], /^--lan would open the whole project .* npm start -- --lan\.$/],
  ])('refuses %j in one line that says what there is', (args, line) => {
    expect(() => readSwitches(args)).toThrow(line);
    expect(() => readSwitches(args)).not.toThrow(/\n/);
  });

  it('says how it is opened, on a phone by a code to scan', () => {
    const here = howToOpen({ app: 'https://localhost:5173', isTrusted: false, vendor: 'folioleaf-uk' });
    expect(here).toContain('accept the browser');
    expect(here).not.toMatch(/phone|[█▄▀]/);
    const phone = howToOpen({
      app: 'https://10.0.0.7:5173',
      isTrusted: false,
      vendor: 'wallbay-fr',
      lan: ['10.0.0.7', '192.168.1.20'],
    });
    expect(phone).toMatch(/Open https:\/\/10\.0\.0\.7:5173 on a phone[^]*█[^]*once, on the phone, too/);
    expect(phone).toMatch(/shop wallbay-fr[^]*--address 192\.168\.1\.20[^]*TCP port 5173/);
    expect(howToOpen({ app: 'https://localhost:5173', isTrusted: true, vendor: 'x' })).not.toContain('warning');
  });
});
