import { canInstallPackages, canUnpackPackages, installPackages, unpackPackages } from './debian.mjs';
import { findChromedriver, findFirefox, findWebKit, unpackedDriver } from './find-engines.mjs';
import { timed } from './project.mjs';

const webKit = ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus'];

/**
 * Sees to the engines of the browsers' suite: the system's, else Debian's packages where those can be installed. The driver
 * of Chromium is unpacked and not installed, as it would bring another Chromium. An engine that cannot be had has its
 * journeys skipped, and they say so.
 */
export async function provideEngines() {
  if (!findChromedriver() && canUnpackPackages())
    await timed('Unpacking the Debian package chromium-driver', () =>
      unpackPackages(unpackedDriver, ['chromium-driver']),
    );
  const missing = [...(findFirefox() ? [] : ['firefox-esr']), ...(findWebKit() ? [] : webKit)];
  if (missing.length > 0 && canInstallPackages())
    await timed(`Installing the Debian packages ${missing.join(', ')}`, () => installPackages(...missing));
  const without = [
    ...(findChromedriver() ? [] : ['chromedriver']),
    ...(findFirefox() ? [] : ['Firefox']),
    ...(findWebKit() ? [] : ['WebKitWebDriver with xvfb-run and dbus-run-session']),
  ];
  if (without.length > 0)
    process.stdout.write(
      `There is no ${without.join(', no ')} here: tests/browsers is skipped for it. Install it to run them.\n`,
    );
}
