import type { CDPSession, Page } from '@playwright/test';

/** The browser's own tools, with which a developer keeps scripts from coming, too. */
export async function devTools(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  return client;
}

/** Has a script come late. @param latency in ms */
export async function delayScript(page: Page, name: string, latency: number): Promise<void> {
  const client = await devTools(page);
  await client.send('Network.emulateNetworkConditionsByRule', {
    matchedNetworkConditions: [
      { urlPattern: `*://*:*/assets/${name}-*`, latency, downloadThroughput: -1, uploadThroughput: -1 },
    ],
  });
}
