import type { TextParams } from '#i18n/texts.ts';
import type { Effects } from './app.ts';
import type { ProviderState } from './interaction.ts';

/** An operation of the types that `npm run generate` makes of a spec (`generated/<service>/types.d.ts`). */
export interface Operation {
  parameters: { path?: unknown; query?: unknown; header?: unknown };
  requestBody?: unknown;
  responses: object;
}

/** Function of the app that makes an operation's call. */
export type Plan<Op extends Operation, Value> = {
  /** Ids of the requirements, as they stand before the title. */
  ids?: string;
  /** The app's own function. */
  call(): Promise<Value>;
  /** The call by itself, where the app's function makes others along with it. */
  alone?(): Promise<unknown>;
} & (object extends RequestOf<Op> ? { request?: RequestOf<Op> } : { request: RequestOf<Op> });

/** Options of one case. */
export interface Details<Op extends Operation, Status extends StatusOf<Op>, Value> {
  ids?: string;
  /** Situations that the provider is asked for. */
  given?: ProviderState | ProviderState[];
  /** The provider is made to answer so: for what no ordinary request of the client brings about. */
  provoked?: true;
  /** A form that the app tolerates and that no provider is asked for, although one gives it in that situation. */
  borne?: true;
  /** Field of a refusal that the app reads besides its status: its code, where it goes by it. */
  reads?: 'code';
  /** Name of the example in the spec; its first one otherwise. */
  example?: string;
  /** Changes of the example for this case; the result must fit the schema. */
  body?(example: AnswerOf<Op, Status>): AnswerOf<Op, Status>;
  /** The file that is answered, where the spec has one. */
  file?: Uint8Array;
  /** Values for headers of the answer; the spec's examples otherwise. */
  headers?: Record<string, string>;
  /** Places of the body whose very value is meant, see matchersFor. */
  exactly?: readonly string[];
  /** The fields that a refusal names in `errors`, which the app then marks. */
  fields?: readonly string[];
  /** Expected request, where it differs from the operation's other cases. */
  request?: RequestOf<Op>;
  call?(): Promise<Value>;
  /** Operations that the app calls along with this one; their first success is served too. */
  beside?: readonly string[];
  /** The token that the customer comes with, where it is one that is refused and the operation takes the 401 for an answer. */
  token?: 'refused';
}

/** Result that the app makes of a response. */
export interface Outcomes<Value> {
  /** The app gets a value. */
  gives(check: (value: Value, effects: Effects) => void): void;
  /**
   * The app fails with an ApiError, or a GraphQL answer with errors: text for the customer; null where the page goes
   * on.
   */
  fails(text: string | null, params?: TextParams): void;
  /** The app fails with an error of its own, not of the call. */
  throws(message: string): void;
}

/** Registers the cases of one operation. */
export interface Cases<Op extends Operation, Value> {
  on<Status extends StatusOf<Op>, Returned = Value>(
    status: Status,
    meaning: string,
    details?: Details<Op, Status, Returned>,
  ): Outcomes<Returned>;
  /** 401: the token is refreshed once and the call repeated, else sign-in starts (O120, O158). */
  refusedToken(): void;
  /** An answer that breaks its schema is a failure: without the value at `place`, or with another one there. Not part of the contract. */
  broken(ids: string, place: string, ...value: unknown[]): void;
  /** An answer that is not even JSON is a failure. Not part of the contract. */
  garbled(ids: string, text: string | null): void;
  /** A provider that does not answer at all. Not part of the contract. */
  silent(ids: string, text: string | null): void;
}

/** The statuses that the spec documents for an operation. */
export type StatusOf<Op extends Operation> = keyof Op['responses'] & number;

/** The JSON that an operation answers with a status. */
export type AnswerOf<Op extends Operation, Status extends StatusOf<Op>> = JsonOf<Op['responses'][Status]>;

/** Expected request of the app. */
export type RequestOf<Op extends Operation> = Part<'path', Given<Op['parameters'], 'path'>> &
  Part<'query', Given<Op['parameters'], 'query'>> &
  Part<'headers', Given<Op['parameters'], 'header'>> &
  Part<'body', Op extends { requestBody: infer Body } ? SentOf<Body> : undefined>;

type Given<Parameters, Place extends string> = Parameters extends { [P in Place]: infer Values }
  ? Values
  : Parameters extends { [P in Place]?: infer Values }
    ? Values | undefined
    : undefined;

/** A part that must be given, may be given, or is not there at all. */
type Part<Name extends string, Value> = [NonNullable<Value>] extends [never]
  ? object
  : undefined extends Value
    ? { [N in Name]?: NonNullable<Value> }
    : { [N in Name]: Value };

/** JSON, or the bytes of a file. */
type SentOf<Message> = Message extends { content: { 'application/json': infer Json } }
  ? Json
  : Message extends { content: object }
    ? Uint8Array
    : undefined;

type JsonOf<Message> = Message extends { content: { 'application/json': infer Json } } ? Json : undefined;
