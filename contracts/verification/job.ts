/** What is needed to verify one provider; plain data, for it goes to a process of its own. */
export interface Job {
  service: string;
  /** Path of the contract. */
  pact: string;
  /** Where the provider answers. */
  baseUrl: string;
  /**
   * Where provider states are brought about: POST `{ action, state, params }`, refused with any status but 2xx; GET lists
   * `{ name }`. Left out: the contract asks for none, or whoever answers at `messageUrl` brings them about.
   */
  stateUrl?: string;
  /** Where messages are asked for; left out: they come over the WebSocket at `baseUrl`. */
  messageUrl?: string;
  /** How long a message may take, in milliseconds; left out: 20 s. */
  messageMs?: number;
  /** Put in place of the token in the contract, unless that is to be refused. Left out: what the contract says is sent. */
  token?: string;
  /** Instead of a token: the header, its name in small letters, that this provider takes where the contract has a token. */
  authHeader?: { name: string; value: string };
}

/** What Pact's verifier says of a provider, and what it does not say by itself. */
export interface Outcome {
  results: InteractionResult[];
  /** Provider states that could not be brought about: Pact would go on as if nothing was wrong. */
  stateFailures: string[];
  /** What ended the verification before its time. */
  crash?: string;
}

/** One interaction that was tried. */
export interface InteractionResult {
  description: string;
  /** Empty when the provider answered as the contract says. */
  mismatches: string[];
}
