/** Parameters of the verification of one provider; plain data, for it goes to a process of its own. */
export interface Job {
  service: string;
  /** Path of the contract. */
  pact: string;
  /** Base URL of the provider. */
  baseUrl: string;
  /**
   * URL of provider states: POST `{ action, state, params }`, refused with any status but 2xx; GET lists
   * `{ name }`. Left out: the contract asks for none, or the endpoint at `messageUrl` sets them up.
   */
  stateUrl?: string;
  /** URL of messages; left out: they come over the WebSocket at `baseUrl`. */
  messageUrl?: string;
  /** Time-out of a message, in milliseconds; left out: 20 s. */
  messageMs?: number;
  /** Put in place of the token in the contract, unless that is to be refused. Left out: what the contract says is sent. */
  token?: string;
  /** Instead of a token: the header, its name in small letters, that this provider takes where the contract has a token. */
  authHeader?: { name: string; value: string };
}

/** Result of Pact's verifier for a provider, with what it does not check by itself. */
export interface Outcome {
  results: InteractionResult[];
  /** Provider states that could not be brought about: Pact would go on as if nothing was wrong. */
  stateFailures: string[];
  /** Error that ended the verification early. */
  crash?: string;
}

/** One interaction that was tried. */
export interface InteractionResult {
  description: string;
  /** Empty when the provider answered as the contract says. */
  mismatches: string[];
}
