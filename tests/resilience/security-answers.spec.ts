import type { Page } from '@playwright/test';
import { expect, expectConsole, expectViolation, test } from '../support/fixtures.ts';
import type { SandboxControl } from '../support/sandbox-control.ts';
import { openSession } from '../support/session.ts';
import { extent } from './extent.ts';
import { gatherAnswers } from './hostile/answers.ts';
import { hostileBody, type Target } from './hostile/hostile-bodies.ts';
import { ANNA } from '../support/seeded.ts';

interface Visit {
  name: string;
  as: string;
  /** The address; where it holds an id, a list with a link that begins like it. */
  path: string | { list: string; link: string };
  given?: (sandbox: SandboxControl) => Promise<void>;
}

const B2B = 'b2b@example.com';

const exported = (sandbox: SandboxControl) =>
  sandbox.state('an export is finished', { backupId: 'backup-1', chunkId: 'chunk-1' });
const putOnline = (sandbox: SandboxControl) =>
  sandbox.state('an online photo book exists', { orderCode: 'OR-2999-1', widgetId: 'widget-1' });

async function putIntoGallery(sandbox: SandboxControl): Promise<void> {
  await putOnline(sandbox);
  await sandbox.state('a photo book is published', { orderCode: 'OR-2999-1', channel: 'channel-folioleaf-uk' });
}

/** Every page that shows what services say. */
const visits: readonly Visit[] = [
  { name: 'overview', as: ANNA, path: '/' },
  { name: 'photos', as: ANNA, path: '/my-photos/photos' },
  { name: 'photo', as: ANNA, path: { list: '/my-photos/photos', link: '/my-photos/photos/preview/' } },
  { name: 'albums', as: ANNA, path: '/my-photos/albums' },
  { name: 'album', as: ANNA, path: '/my-photos/albums/album-lisbon' },
  { name: 'shared album', as: ANNA, path: '/my-photos/shared-albums/album-skagen' },
  { name: 'downloads', as: ANNA, path: '/downloads' },
  { name: 'export', as: ANNA, path: '/my-photos/exports/backup-1', given: exported },
  { name: 'orders', as: ANNA, path: '/orders' },
  { name: 'earlier orders', as: ANNA, path: '/orders?order_state=history' },
  { name: 'order', as: ANNA, path: '/orders/SO-2998' },
  { name: 'order that was sent', as: ANNA, path: '/orders/SO-2979' },
  { name: 'saved projects', as: ANNA, path: '/saved-projects' },
  { name: 'photo books', as: ANNA, path: '/online-products', given: putOnline },
  { name: 'photo book', as: ANNA, path: '/online-products/OR-2999-1', given: putIntoGallery },
  { name: 'settings', as: ANNA, path: '/settings' },
  { name: 'personal details', as: ANNA, path: '/settings/personal-details' },
  { name: 'payment method', as: ANNA, path: '/settings/payment-method' },
  { name: 'change of e-mail', as: ANNA, path: '/settings/email' },
  { name: 'addresses', as: ANNA, path: '/settings/addresses/all' },
  { name: 'address', as: ANNA, path: { list: '/settings/addresses/all', link: '/settings/address/' } },
  { name: 'storage that ends', as: 'warning@example.com', path: '/my-photos/photos' },
  { name: 'business settings', as: B2B, path: '/settings/b2b' },
  { name: 'invoices', as: B2B, path: '/invoices' },
  { name: 'integration', as: B2B, path: '/integration' },
];

/** Texts of what is, then addresses; with names of things as well a page may find nothing of what it asks for. */
const targets: readonly Target[] = extent === 'all' ? ['texts', 'addresses', 'names'] : ['texts', 'addresses'];

/** What became of what was planted. Runs in the page. */
function findPlanted() {
  const isHarmless = (address: string) =>
    /^(https?|blob|mailto|tel|about):/.test(URL.parse(address, location.href)?.protocol ?? 'about:');
  const leading = [
    ...document.querySelectorAll(
      'a[href], area[href], form[action], [formaction], iframe, frame, object, embed, base, script, link, [srcdoc]',
    ),
  ];
  const addresses = leading.flatMap((element) =>
    ['href', 'action', 'formaction', 'src', 'data', 'srcdoc'].flatMap((name) => element.getAttribute(name) ?? []),
  );
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
  const named = [...document.querySelectorAll('[aria-label], [alt], [title], [placeholder]')].flatMap((element) =>
    ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  );
  return {
    hasRun: 'planted' in globalThis,
    elements: document.querySelectorAll('[data-planted]').length,
    addresses: addresses.filter((address) => !isHarmless(address)),
    text: [document.body.textContent, ...fields, ...named, document.title].join('\n'),
  };
}

/** Waits until nothing is asked for any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

for (const { name, as, path, given } of visits) {
  test(`S37 S38 S45 ${name}: whatever the services write is text, runs nothing, leads nowhere and violates nothing`, async ({
    page,
    context,
    sandbox,
    world,
    guard,
  }) => {
    const failures: string[] = [];
    page.on(
      'console',
      (message) => message.text().includes('Failed to parse response') && failures.push(message.text()),
    );
    page.on('dialog', (dialog) => {
      failures.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    // An order in a status that nobody knows is reported.
    expectConsole('order-status failed');
    // And texts that do not say what the app asks for are not taken, which is reported (O81).
    expectConsole('texts failed');
    guard.know(...(await openSession(context, world.app, as)));
    await given?.(sandbox);
    let address = typeof path === 'string' ? path : '';
    if (typeof path === 'object') {
      await page.goto(path.list);
      address = (await page.locator(`main a[href^="${path.link}"]`).first().getAttribute('href')) ?? '';
    }
    const gathered = gatherAnswers(page, world.sandbox);
    await page.goto(address);
    await settled(page);
    const answers = await gathered();
    expect(answers.size, 'operations that answer in JSON').toBeGreaterThan(0);

    for (const target of targets) {
      await sandbox.healFaults();
      const planted = new Map<string, string>();
      for (const { service, operationId, schema, body } of answers.values()) {
        const hostile = hostileBody(operationId, schema, body, target);
        for (const [field, text] of hostile.planted) planted.set(field, text);
        if (hostile.planted.size > 0) await sandbox.fault({ service, operationId, status: 200, body: hostile.body });
      }
      await page.goto(address);
      await settled(page);
      const { hasRun, elements, addresses, text } = await page.evaluate(findPlanted);
      expect({ hasRun, elements, addresses }, target).toEqual({ hasRun: false, elements: 0, addresses: [] });
      const shown = [...planted.keys()].filter((field) => text.includes(`§${field}§`));
      console.log(
        `${name}, ${target}: ${planted.size} fields of ${[...answers.keys()].sort().join(' ')}${target === 'addresses' ? '' : `, ${shown.length} seen on the page`}`,
      );
      // What the spec allows is no failure.
      expect(failures, target).toEqual([]);
      if (target !== 'texts') continue;
      expect(
        (await guard.found({ console: [], violations: [] })).filter((line) => /violates|uncaught/.test(line)),
      ).toEqual([]);
      // An address of a picture runs nothing, whatever it says; pictures are shown from where the policy allows them alone.
      expectViolation('img-src');
    }
  });
}
