import { openSession } from '../support/session.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { steps } from './steps/all.ts';

/** Every step works, and calls something: the matrix is made from what it calls. */
for (const step of steps) {
  test(`R1 without a fault: ${step.name}`, async ({ page, context, sandbox, world }) => {
    expectConsole('appendToUpload failed', 'getBackup failed', 'activatePhotoLibrary failed');
    if (step.as !== undefined) await openSession(context, world.app, step.as);
    await step.given?.(sandbox);
    const path = typeof step.path === 'string' ? step.path : await step.path(sandbox);
    if (step.act) {
      await page.goto(path);
      await step.prepare?.(page);
      await page.waitForLoadState('networkidle');
    }
    await sandbox.forgetCalls();
    if (step.act) await step.act(page);
    else await page.goto(path);
    await step.worked(page);
    const calls = await sandbox.calls();
    const called = [...new Set(calls.filter(({ service }) => service !== 'app-config').map(({ service, operationId }) => operationId ?? service))].toSorted();
    console.log(`${step.name}: ${called.join(' ')}`);
    expect(called).not.toEqual([]);
  });
}
