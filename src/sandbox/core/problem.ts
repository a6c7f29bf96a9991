/**
 * A failure that a service answers on purpose. The pipeline turns it into the status and the JSON body
 * `{ code, message }`; the status must be one that the operation's spec names.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** 400: the request breaks a rule of the operation. */
export function invalidRequest(message: string): Problem {
  return new Problem(400, 'invalid-request', message);
}

/** 403: the resource belongs to another customer. */
export function forbidden(message: string): Problem {
  return new Problem(403, 'forbidden', message);
}

/** 404: there is no such resource. */
export function notFound(message: string): Problem {
  return new Problem(404, 'not-found', message);
}
