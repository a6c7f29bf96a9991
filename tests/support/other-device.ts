import type { APIResponse, Browser, Locator, Page } from '@playwright/test';
import { test as base } from './fixtures.ts';
import { openSession } from './session.ts';
import { ANNA } from './seeded.ts';

/** Another device of a person: calls the services as her, behind the back of the page of a test. */
export interface OtherDevice {
  /** @param none what 404 stands for, where it says that there is nothing */
  get<Answer>(service: string, path: string, none?: Answer): Promise<Answer>;
  post(service: string, path: string, body: object): Promise<void>;
  put(service: string, path: string, body: object): Promise<void>;
  patch(service: string, path: string, body: object): Promise<void>;
  delete(service: string, path: string, body?: object): Promise<void>;
  close(): Promise<void>;
}

/** @param app origin of the app, on plain localhost */
export async function otherDevice(browser: Browser, app: string, email: string): Promise<OtherDevice> {
  const context = await browser.newContext();
  let [, token] = await openSession(context, app, email);
  const { services }: { services: Record<string, string> } = await (
    await context.request.get(`${app}/config.json`)
  ).json();
  const callOnce = (method: string, service: string, path: string, data?: object) =>
    context.request.fetch(`${services[service]}${path}`, {
      method,
      ...(data && { data }),
      headers: { authorization: `Bearer ${token}` },
    });
  const call = async (
    method: string,
    service: string,
    path: string,
    data?: object,
    isAcceptable = (answer: APIResponse) => answer.ok(),
  ): Promise<APIResponse> => {
    let answer = await callOnce(method, service, path, data);
    if (answer.status() === 401) {
      // The tokens of all devices have ended.
      [, token] = await openSession(context, app, email);
      answer = await callOnce(method, service, path, data);
    }
    if (!isAcceptable(answer))
      throw new Error(`${method} ${service}${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer;
  };
  return {
    get: async (service, path, none) => {
      const answer = await call(
        'GET',
        service,
        path,
        undefined,
        (one) => one.ok() || (one.status() === 404 && none !== undefined),
      );
      return answer.ok() ? answer.json() : none;
    },
    post: async (service, path, body) => void (await call('POST', service, path, body)),
    put: async (service, path, body) => void (await call('PUT', service, path, body)),
    patch: async (service, path, body) => void (await call('PATCH', service, path, body)),
    delete: async (service, path, body) => void (await call('DELETE', service, path, body)),
    close: () => context.close(),
  };
}

/** The test function of what Anna's other device changes meanwhile. */
export const test = base.extend<{ phone: OtherDevice }>({
  /** Anna's other device. */
  phone: async ({ browser, world }, use) => use(await otherDevice(browser, world.app, ANNA)),
});

/** Question which of two changes holds. */
export function conflicts(page: Page): Locator {
  return page.getByRole('region', { name: /also been changed elsewhere$/ });
}
