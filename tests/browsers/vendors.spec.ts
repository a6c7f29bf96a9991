import { vendors } from '#vendor/vendors.ts';
import { expect, test } from './fixtures.ts';
import { ANNA } from '../support/seeded.ts';

for (const { host, locale, brand } of vendors) {
  test(`A1.13 A7.7 S12 the first page of ${host} is there after the sign-in, in its language and its look`, async ({
    app,
    world,
  }) => {
    const origin = `http://${host.replace(/\.example$/, '.localhost')}:${world.appPort}`;
    await app.signIn(ANNA, `${origin}/`);
    await app.sees({ css: 'main h1' });
    const { lang, look } = await app.evaluate(() => ({
      lang: document.documentElement.lang,
      look: document.documentElement.dataset['brand'],
    }));
    expect({ lang, look }).toEqual({ lang: locale, look: brand });
    // Its logo has come.
    await app.sees({ css: 'header img, header svg', nth: 0 });
  });
}
