/** Brings provider states about over HTTP, and undoes them. */
export interface States {
  /** Failures to set up or tear down a state. */
  failures: string[];
  setUp(name: string, params: unknown): Promise<void>;
  /** A single teardown ends all states of an interaction; without one there is nothing to end. */
  tearDown(name: string, params: unknown): Promise<void>;
}

/**
 * Pact takes a handler that fails for one that succeeded, so failures are kept here for the caller.
 * @param url URL of provider states; left out: the endpoint for messages sets them up
 */
export function createStates(url: string | undefined): States {
  const failures: string[] = [];
  let isSetUp = false;
  const call = async (action: 'setup' | 'teardown', state: string, params: unknown) => {
    if (url === undefined) return;
    const told = `${action} of "${state}" ${JSON.stringify(params ?? {})}`;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ action, state, params }),
      });
      if (!response.ok) failures.push(`${told}: ${response.status} ${await response.text()}`);
    } catch (error) {
      failures.push(`${told}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return {
    failures,
    async setUp(name, params) {
      isSetUp = true;
      await call('setup', name, params);
    },
    async tearDown(name, params) {
      if (isSetUp) await call('teardown', name, params);
      isSetUp = false;
    },
  };
}
