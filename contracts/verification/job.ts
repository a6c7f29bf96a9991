import type { Json } from '../support/interaction.ts';

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
  /** The states that the provider lists; left out: it is asked for any. */
  knownStates?: string[];
  /** URL of messages; left out: they come over the WebSocket at `baseUrl`. */
  messageUrl?: string;
  /** Time-out of an answer, and of a provider state, in milliseconds; left out: 30 s. */
  answerMs?: number;
  /** Time-out of a message, in milliseconds; left out: 20 s. */
  messageMs?: number;
  /** Put in place of the token in the contract, unless that is to be refused. Left out: what the contract says is sent. */
  token?: string;
  /** Instead of a token: the header, its name in small letters, that this provider takes where the contract has a token. */
  authHeader?: { name: string; value: string };
  /** The contract as a broker has it, to which Pact tells what came of it. `pact` is then a copy of it. */
  published?: PublishedContract;
}

/** A contract at a broker, and the version of the provider that the result is of. */
export interface PublishedContract {
  url: string;
  token?: string;
  username?: string;
  password?: string;
  /** Left out: nothing is told to the broker. */
  providerVersion?: string;
  providerBranch?: string;
  buildUrl?: string;
}

/** Result of Pact's verifier for a provider, with what it does not check by itself. */
export interface Outcome {
  results: InteractionResult[];
  /** Provider states that could not be undone: what follows may have been tried in another situation than it asks for. */
  stateFailures: string[];
  /** Error that ended the verification early. */
  crash?: string;
}

/** One interaction that was tried. */
export interface InteractionResult {
  description: string;
  /** Empty when the provider answered as the contract says. */
  mismatches: string[];
  /** Mismatches in parts, where Pact tells them apart. */
  differences?: Difference[];
  /** Duration, in ms, its states included. */
  ms?: number;
  /** Path and query as they were sent, with the ids that states gave. */
  target?: string;
  /** Answer of the provider, or the message that it sent. */
  answer?: Answer;
}

/** A place in which an answer is not what the contract asks for. */
export interface Difference {
  /** `status`, `header Location`, `$.items[0].id`, `state`, or `answer` for it as a whole. */
  place: string;
  /** Words of Pact about it. */
  told: string;
  /** Expectation, where it is not that of the contract: an id that a provider state answered. */
  rule?: string;
  got?: string;
}

/** Answer of a provider. A message has a body alone. */
export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  /** JSON as it is, other text as text, bytes as their number; undefined for none. */
  body?: Json;
}
