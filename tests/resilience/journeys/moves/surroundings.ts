import type { Move } from '../move.ts';

const MOST_TABS = 3;

/** What happens around the page: the network, other tabs, the session. */
export const surroundings: Move[] = [
  {
    name: 'lose the network',
    weight: 0.8,
    keepsTyped: true,
    possible: (_scene, { isOffline }) => !isOffline,
    async make(journey) {
      journey.isOffline = true;
      await journey.context.setOffline(true);
    },
  },
  {
    name: 'have the network again',
    weight: 6,
    keepsTyped: true,
    possible: (_scene, { isOffline }) => isOffline,
    async make(journey) {
      journey.isOffline = false;
      await journey.context.setOffline(false);
    },
  },
  {
    name: 'open another tab',
    weight: 1,
    keepsTyped: true,
    possible: (scene, { tabs, isOffline }) => scene.isOurs && !isOffline && tabs.length < MOST_TABS,
    async make(journey, scene) {
      const tab = await journey.openTab();
      journey.current = tab;
      await tab.page.goto(scene.at, { waitUntil: 'commit' });
      return scene.at;
    },
  },
  {
    name: 'look at another tab',
    weight: 2,
    keepsTyped: true,
    possible: (_scene, { tabs }) => tabs.length > 1,
    async make(journey) {
      const next = (journey.tabs.indexOf(journey.current) + 1) % journey.tabs.length;
      journey.current = journey.tabs[next] ?? journey.current;
      await journey.current.page.bringToFront();
      return `number ${next + 1}`;
    },
  },
  {
    name: 'close the tab',
    weight: 0.7,
    possible: (_scene, { tabs }) => tabs.length > 1,
    async make(journey) {
      const { current } = journey;
      journey.tabs = journey.tabs.filter((tab) => tab !== current);
      journey.current = journey.tabs[0] ?? current;
      await current.page.close();
    },
  },
  {
    name: 'let the access token end',
    weight: 0.8,
    keepsTyped: true,
    possible: () => true,
    make: ({ sandbox, email }) => sandbox.expireTokens(email),
  },
  {
    name: 'let the session end',
    weight: 0.3,
    keepsTyped: true,
    possible: () => true,
    make: ({ sandbox, email }) => sandbox.expireTokens(email, { refresh: true }),
  },
  {
    name: 'hear nonsense pushed',
    weight: 0.3,
    keepsTyped: true,
    possible: () => true,
    make: async ({ sandbox, email }) => void (await sandbox.push(email, { nonsense: true })),
  },
];
